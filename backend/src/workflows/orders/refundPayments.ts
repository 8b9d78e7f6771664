import type { MedusaContainer } from '@medusajs/framework/types'
import { refundable } from '#domain/orders/orderRefund'
import { toReais } from '#domain/values/money'
import type { EngineTransaction } from '../../database/engineTransaction'
import { paidOf, type PaidPayment } from '../../read-models/paymentsOfOrder'
import { refundPayment } from './refundPayment'

/**
 * Gives an amount of cents back over an order's payments, of each as much as is left of it. The caller has made sure that
 * all of them together have it left. Errors as `refundPayment`.
 */
export async function refundPayments(
  container: MedusaContainer,
  transaction: Pick<EngineTransaction, 'context'>,
  {
    payments,
    amount,
    ...refund
  }: {
    orderId: string
    payments: readonly PaidPayment[]
    amount: number
    actorId: string
    /** The engine's return that it belongs to. */
    returnId?: string
  },
): Promise<void> {
  let left = amount
  for (const payment of payments) {
    const part = Math.min(left, refundable(paidOf([payment])))
    if (part <= 0) continue
    left -= part
    await refundPayment(container, transaction, { ...refund, payment, amount: toReais(part) })
  }
}
