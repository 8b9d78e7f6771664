import type { MedusaContainer } from '@medusajs/framework/types'
import { refundProblem } from '#domain/orders/orderRefund'
import { runStatement } from '../../database/runStatement'
import { AppError } from '../../errors/AppError'
import { paidOf, paymentsOfOrder } from '../../read-models/paymentsOfOrder'
import { actOnOrder, type OrderActInput } from './actOnOrder'
import { refundPayments } from './refundPayments'
import { refuseOtherRefund } from './refuseOtherRefund'

export interface RefundOrderInput extends OrderActInput {
  /** Cents. */
  amount: number
  /** Cents that were given back already, as the caller's screen showed them. */
  expectedRefunded: number
}

/**
 * Staff give money of an order back, whole or in parts, without canceling it. A repetition finds that the amount is given
 * back already and changes nothing (R31).
 *
 * @throws as `actOnOrder`, and AppError conflict when nothing is left, or when somebody else gave back meanwhile
 *   (`current {refunded}`)
 */
export async function refundOrder(
  container: MedusaContainer,
  { amount, expectedRefunded, ...input }: RefundOrderInput,
): Promise<void> {
  await actOnOrder(container, input, {
    action: null,
    auditAs: 'order.refund',
    movesStock: true,
    // by the trail and not by the sum: a return may have given the same amount back meanwhile
    isDone: async ({ id }, { knex }) => {
      const done = await runStatement(
        knex,
        `select 1 from audit_entry where resource = 'order' and resource_id = $1 and action = 'order.refund'
            and before ->> 'refunded_cents' = $2 and after ->> 'refunded_cents' = $3 limit 1`,
        [id, String(expectedRefunded), String(expectedRefunded + amount)],
      )
      return done.length > 0
    },
    apply: async (transaction, order) => {
      const payments = await paymentsOfOrder(transaction.knex, order.id)
      const paid = paidOf(payments)
      refuseOtherRefund(paid, expectedRefunded)
      const problem = refundProblem(paid, amount)
      if (problem) throw AppError.conflict(problem)
      await refundPayments(container, transaction, order, {
        payments,
        amount,
        actorId: input.actor.id,
      })
      return {
        before: { refunded_cents: paid.refunded },
        after: { refunded_cents: paid.refunded + amount },
      }
    },
  })
}
