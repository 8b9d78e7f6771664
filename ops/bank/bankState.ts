import { existsSync, readFileSync } from 'node:fs'
import type { Cob, Devolucao, Pix } from '#domain/pix/bankApi'
import { writeWhole } from '../base/writeWhole'

/** Everything that the demonstration bank keeps. Amounts and moments are in the bank's own form. */
export interface BankState {
  charges: Omit<Cob, 'pix'>[]
  pix: (Pix & { devolucoes: Devolucao[] })[]
  /** By PIX key. */
  webhooks: Record<string, { webhookUrl: string; criacao: string }>
  /** Payments that will come as soon as their charge can no longer be paid. */
  latePayments: { txid: string; cents: number }[]
  /** Refunds under way: when they end (ms), and how. */
  pendingRefunds: { endToEndId: string; id: string; endsAt: number; isRefused: boolean }[]
}

/** The state of a file; without one, or without a path, that of a bank on its first day. */
export function readBankState(path: string | undefined): BankState {
  if (path !== undefined && existsSync(path))
    return JSON.parse(readFileSync(path, 'utf8')) as BankState
  return { charges: [], pix: [], webhooks: {}, latePayments: [], pendingRefunds: [] }
}

export function keepBankState(path: string | undefined, state: BankState): void {
  if (path !== undefined) writeWhole(path, JSON.stringify(state))
}
