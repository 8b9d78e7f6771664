import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { reconcile, type BankReceipt, type OwnReceipt } from '#domain/pix/reconcile'
import type { Reconciliation } from '#domain/pix/pixWire'
import { saoPauloDayRange } from '#domain/values/dates'
import { AppError } from '../../engine/errors/AppError'
import { earlierEnd } from '../bank/BankError'
import type { Bank, BankPix } from '../bank/bank'
import { runStatement } from '../../engine/database/runStatement'

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
    // of a day that has just begun such a bank is sure of nothing yet
    return earlier > new Date(start) ? compare(earlier) : { day, ...reconcile([], [], []) }
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

/**
 * What we hold of the money that came in between two moments, both included, or that the bank lists for them: its clock may put a payment of
 * midnight on another day than we have noted.
 *
 * @param listed end-to-end ids of the bank's list
 */
async function receiptsOfDay(
  knex: Knex,
  { start, last, listed }: { start: string; last: Date; listed: readonly string[] },
): Promise<OwnReceipt[]> {
  return runStatement<OwnReceipt>(knex, {
    text: STATEMENT,
    values: [start, last, listed],
  })
}

// cents are far below what a JSON number holds
const STATEMENT = /* sql */ `
select x.end_to_end_id, x.txid, x.amount_cents::float8 as amount, x.state,
       case when o.id is not null then jsonb_build_object('id', o.id, 'display_id', o.display_id) end as "order",
       case when x.state = 'booked' then (
         select jsonb_build_object('received', coalesce(sum(e.amount) filter (where e.kind in ('sale', 'shipping')), 0),
                                   'given_back', 0 - coalesce(sum(e.amount) filter (where e.kind = 'refund'), 0))
           from ledger_entry e where e.order_id = x.order_id) end as ledger,
       coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'state', f.state, 'amount', f.amount_cents,
                                    'of_order', f.refund_id is not null) order by f.asked_at, f.id)
                   from pix_refund f where f.end_to_end_id = x.end_to_end_id), '[]') as refunds
  from pix_receipt x
  left join "order" o on o.id = x.order_id
 where x.received_at >= $1 and x.received_at <= $2 or x.end_to_end_id = any($3::text[])
 order by x.received_at, x.end_to_end_id`
