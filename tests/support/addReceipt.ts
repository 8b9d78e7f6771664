import { randomUUID } from 'node:crypto'
import type { ReceiptProblem } from '#domain/pix/pixProblems'
import { newEndToEnd } from './openAccount'
import { sql } from './world'

interface Receipt {
  problem?: ReceiptProblem
  /** Cents. */
  amount?: number
  orderId?: string
  daysAgo?: number
}

/** Money that came in and waits for staff. @returns its end-to-end id */
export async function addReceipt({
  problem = 'unknown',
  amount = 28_970,
  orderId,
  daysAgo = 0,
}: Receipt = {}): Promise<string> {
  const id = newEndToEnd()
  await sql(
    `insert into pix_receipt (end_to_end_id, txid, amount_cents, received_at, noted_at, state, problem, order_id)
     values ($1, $2, $3, now() - make_interval(days => $4), now() - make_interval(days => $4), 'waiting', $5, $6)`,
    [id, randomUUID().replaceAll('-', ''), amount, daysAgo, problem, orderId ?? null],
  )
  return id
}

/** What goes back of a receipt was not carried out. */
export const failRefundOf = (endToEndId: string, reason: string) =>
  sql(
    `update pix_refund set state = 'failed', settled_at = now(), next_try_at = null, bank_reason = $2
      where end_to_end_id = $1`,
    [endToEndId, reason],
  )

/** None waits any more: the list and the home count all there are. */
export const removeReceipts = async (ids: readonly string[]): Promise<void> => {
  await sql('delete from pix_refund where end_to_end_id = any($1)', [ids])
  await sql('delete from pix_receipt where end_to_end_id = any($1)', [ids])
}
