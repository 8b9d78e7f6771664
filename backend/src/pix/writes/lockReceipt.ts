import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { pixActProblem, type PixAct, type PixProblem } from '#domain/pix/pixProblems'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import { STUCK_REFUND } from '../reads/listReceipts'

export interface OpenReceipt {
  end_to_end_id: string
  /** Cents. */
  amount: number
  received_at: Date
  order_id: string | null
  state: 'booked' | 'waiting' | 'given_back' | 'dismissed'
}

interface Row extends Omit<OpenReceipt, 'amount'> {
  amount_cents: string
  problem: PixProblem
  decided_at: Date | null
}

/**
 * A receipt on which staff decide, locked until the transaction ends: it waits, what went back of it has failed since the last
 * decision, or the bank does not take what is to go back.
 *
 * @throws AppError not_found · conflict when somebody has decided, or for an act that it does not allow
 */
export async function lockReceipt(
  transaction: Knex,
  endToEndId: string,
  act: PixAct,
): Promise<OpenReceipt> {
  const receipt = (await transaction('pix_receipt')
    .where({ end_to_end_id: endToEndId })
    .forUpdate()
    .first()) as Row | undefined
  if (!receipt) throw AppError.notFound()
  const isStuck = await hasStuckRefund(transaction, endToEndId)
  if (receipt.state !== 'waiting' && !isStuck && !(await hasFailedSince(transaction, receipt)))
    throw AppError.conflict('Alguém já decidiu sobre este PIX. Recarregue a lista.')
  const { end_to_end_id, amount_cents, received_at, order_id, state } = receipt
  const problem = pixActProblem(act, {
    problem: isStuck ? 'refund_stuck' : state === 'booked' ? 'refund_failed' : receipt.problem,
    order: order_id === null ? null : { id: order_id },
  })
  if (problem) throw AppError.conflict(problem)
  return { end_to_end_id, amount: Number(amount_cents), received_at, order_id, state }
}

async function hasStuckRefund(transaction: Knex, endToEndId: string): Promise<boolean> {
  const stuck = await runStatement(
    transaction,
    `select 1 from pix_refund f where f.end_to_end_id = $1 and ${STUCK_REFUND} limit 1`,
    [endToEndId],
  )
  return stuck.length > 0
}

async function hasFailedSince(
  transaction: Knex,
  { end_to_end_id, decided_at }: Row,
): Promise<boolean> {
  const newest = (await transaction('pix_refund')
    .where({ end_to_end_id })
    .orderBy([
      { column: 'asked_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first('state', 'settled_at')) as { state: string; settled_at: Date } | undefined
  return newest?.state === 'failed' && newest.settled_at > (decided_at ?? new Date(0))
}
