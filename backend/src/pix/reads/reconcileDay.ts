import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { reconcile, type BankReceipt } from '#domain/pix/reconcile'
import type { Reconciliation } from '#domain/pix/pixWire'
import { saoPauloDayRange } from '#domain/values/dates'
import { AppError } from '../../engine/errors/AppError'
import { CLOCK_MINUTES, type Bank, type BankPix } from '../bank/bank'
import { receiptsOfDay } from './receiptsOfDay'

/**
 * A day of São Paulo at the bank against what we have booked of it.
 *
 * @param day yyyy-MM-dd
 * @throws AppError invalid for a day that has not begun · BankError
 */
export async function reconcileDay(
  knex: Knex,
  bank: Pick<Bank, 'listPix'>,
  day: string,
  now: Date,
): Promise<Reconciliation> {
  const { start, end } = saoPauloDayRange(day, day)
  if (start === null || end === null || new Date(start) > now)
    throw AppError.invalid('Este dia ainda não começou.', { day: 'Este dia ainda não começou.' })
  const listed = new Map<string, BankReceipt>()
  const unreadable: (string | null)[] = []
  const last = lastMoment(new Date(start), new Date(end), now)
  for await (const one of bank.listPix(new Date(start), last)) {
    if ('problem' in one) unreadable.push(one.endToEndId)
    else listed.set(one.endToEndId, presentReceipt(one))
  }
  const known = [...listed.keys(), ...unreadable].filter((id) => id !== null)
  const ours = await receiptsOfDay(knex, { start, last, listed: known })
  return { day, ...reconcile([...listed.values()], ours, unreadable) }
}

/** The last millisecond of a day; of one that is not over, that of which the bank's clock is sure: what comes in while it is asked is on no list. */
const lastMoment = (start: Date, end: Date, now: Date): Date =>
  new Date(Math.max(+start, Math.min(+end - 1, +now - CLOCK_MINUTES * 60_000)))

const presentReceipt = ({ endToEndId, txid, amountCents, refunds }: BankPix): BankReceipt => ({
  end_to_end_id: endToEndId,
  txid,
  amount: amountCents,
  refunds: refunds.map(({ id, state, amountCents: amount }) => ({ id, state, amount })),
})
