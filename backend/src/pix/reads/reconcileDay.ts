import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { reconcile, type BankReceipt } from '#domain/pix/reconcile'
import type { Reconciliation } from '#domain/pix/pixWire'
import { saoPauloDayRange } from '#domain/values/dates'
import { AppError } from '../../engine/errors/AppError'
import type { Bank, BankPix } from '../bank/bank'
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
  for await (const one of bank.listPix(new Date(start), latest(new Date(end), now)))
    listed.set(one.endToEndId, presentReceipt(one))
  const ours = await receiptsOfDay(knex, { start, end, listed: [...listed.keys()] })
  return { day, ...reconcile([...listed.values()], ours) }
}

/** The bank refuses a period that ends in the future; the last millisecond of a day is still that day. */
const latest = (end: Date, now: Date): Date => new Date(Math.min(end.getTime() - 1, now.getTime()))

const presentReceipt = ({ endToEndId, txid, amountCents, refunds }: BankPix): BankReceipt => ({
  end_to_end_id: endToEndId,
  txid,
  amount: amountCents,
  refunds: refunds.map(({ id, state, amountCents: amount }) => ({ id, state, amount })),
})
