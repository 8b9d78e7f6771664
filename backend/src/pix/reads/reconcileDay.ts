import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { reconcile, type BankReceipt } from '#domain/pix/reconcile'
import type { Reconciliation } from '#domain/pix/pixWire'
import { saoPauloDayRange } from '#domain/values/dates'
import { AppError } from '../../engine/errors/AppError'
import { earlierEnd } from '../bank/BankError'
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
  const last = new Date(Math.min(new Date(end).getTime() - 1, now.getTime()))
  const compare = (to: Date) => compareUntil(knex, bank, { day, start, last: to })
  return compare(last).catch((error: unknown) => {
    const earlier = earlierEnd(error, last, now)
    if (!earlier) throw error
    return compare(earlier > new Date(start) ? earlier : new Date(start))
  })
}

/** What comes in while the bank is asked, or later, is on neither side. */
async function compareUntil(
  knex: Knex,
  bank: Pick<Bank, 'listPix'>,
  { day, start, last }: { day: string; start: string; last: Date },
): Promise<Reconciliation> {
  const listed = new Map<string, BankReceipt>()
  const unreadable: (string | null)[] = []
  for await (const one of bank.listPix(new Date(start), last)) {
    if ('problem' in one) unreadable.push(one.endToEndId)
    else listed.set(one.endToEndId, presentReceipt(one))
  }
  const known = [...listed.keys(), ...unreadable].filter((id) => id !== null)
  const ours = await receiptsOfDay(knex, { start, last, listed: known })
  return { day, ...reconcile([...listed.values()], ours, unreadable) }
}

const presentReceipt = ({ endToEndId, txid, amountCents, refunds }: BankPix): BankReceipt => ({
  end_to_end_id: endToEndId,
  txid,
  amount: amountCents,
  refunds: refunds.map(({ id, state, amountCents: amount }) => ({ id, state, amount })),
})
