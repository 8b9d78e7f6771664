import type { MedusaContainer } from '@medusajs/framework/types'
import { ChangeActionType, Modules } from '@medusajs/framework/utils'
import { formatBRL, toReais } from '#domain/values/money'
import { paidOf, refundPayments, refuseOtherRefund } from '../../orders'
import { refundProblem } from '#domain/orders/orderRefund'
import { AppError } from '../../engine/errors/AppError'
import { amountOf } from '../reads/returnsOfOrder'
import { actOnReturn, type ReturnActInput } from './actOnReturn'

/**
 * Staff give a return's money back, to the cent and never more than is left of what was captured; nothing is left when
 * all was given back by hand before. Errors as `actOnReturn`, and conflict for another sum than on the caller's screen.
 *
 * @param expected cents of this return
 * @param expected_refunded cents that had been given back of the whole order: somebody may have paid these bottles by hand
 */
export const refundReturn = (
  container: MedusaContainer,
  {
    expected,
    expected_refunded: expectedRefunded,
    ...input
  }: ReturnActInput & { expected: number; expected_refunded: number },
): Promise<void> =>
  actOnReturn(container, input, {
    action: 'refund',
    movesStock: true,
    hasChosen: (one) => (one.bottles_cents ?? 0) + (one.freight_cents ?? 0) === expected,
    apply: async (transaction, { one, facts, order }) => {
      const paid = paidOf(facts.payments)
      if (paid.captured === 0) throw AppError.conflict(refundProblem(paid, null) ?? '')
      refuseOtherRefund(paid, expectedRefunded)
      const { bottles, freight } = amountOf(one, facts)
      const amount = bottles + freight
      if (amount !== expected)
        throw new AppError(
          'conflict',
          `O valor desta devolução mudou enquanto você decidia: agora são ${formatBRL(amount)}. Confira e decida de novo.`,
          { current: { amount } },
        )
      await refundPayments(container, transaction, order, {
        payments: facts.payments,
        amount,
        actorId: input.actor.id,
        returnId: one.id,
      })
      const orders = container.resolve(Modules.ORDER)
      const context = transaction.context(Modules.ORDER)
      await orders.updateReturns(
        [{ selector: { id: one.id }, data: { refund_amount: toReais(amount) } }],
        context,
      )
      // The engine lowered what the order comes to by the bottles; the freight is credited beside them.
      if (freight > 0) {
        const change = await orders.createOrderChange(
          {
            order_id: input.orderId,
            return_id: one.id,
            change_type: 'credit_line',
            created_by: input.actor.id,
            actions: [
              {
                action: ChangeActionType.CREDIT_LINE_ADD,
                reference: 'return',
                reference_id: one.id,
                amount: toReais(freight),
              },
            ],
          },
          context,
        )
        await orders.confirmOrderChange(change.id, context)
      }
      return { bottles_cents: bottles, freight_cents: freight }
    },
  })
