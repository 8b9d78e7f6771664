import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { pixActProblem, type PixAct, type PixProblem } from '#domain/pix/pixProblems'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import { WAITING_RECEIPTS } from '../reads/listReceipts'

export interface OpenReceipt {
  end_to_end_id: string
  /** Cents. */
  amount: number
  /** Cents that the bank has not given back by itself. */
  rest: number
  received_at: Date
  order_id: string | null
  state: 'booked' | 'waiting' | 'given_back' | 'dismissed'
}

/**
 * A receipt on which staff decide, as their list has it, locked until the transaction ends.
 *
 * @throws AppError not_found · conflict when somebody has decided, or for an act that it does not allow
 */
export async function lockReceipt(
  transaction: Knex,
  endToEndId: string,
  act: PixAct,
): Promise<OpenReceipt> {
  const locked = await runStatement(
    transaction,
    'select 1 from pix_receipt where end_to_end_id = $1 for update',
    [endToEndId],
  )
  if (locked.length === 0) throw AppError.notFound()
  // Read by another statement: the first one's snapshot may be older than the lock.
  const [open] = await runStatement<OpenReceipt & { problem: PixProblem }>(
    transaction,
    `select x.end_to_end_id, x.amount_cents::float8 as amount,
            (x.amount_cents - x.taken_back_cents)::float8 as rest, x.received_at, x.order_id, x.state, w.problem
       from ${WAITING_RECEIPTS} and x.end_to_end_id = $1`,
    [endToEndId],
  )
  if (!open) throw AppError.conflict('Alguém já decidiu sobre este PIX. Recarregue a lista.')
  const { problem, ...receipt } = open
  const refused = pixActProblem(act, {
    problem,
    order: receipt.order_id === null ? null : { id: receipt.order_id },
  })
  if (refused) throw AppError.conflict(refused)
  return receipt
}
