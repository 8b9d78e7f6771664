import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { EngineTransaction } from '../../database/engineTransaction'
import type { PaidPayment } from '../../read-models/paymentsOfOrder'

/** Gives an amount of a captured payment back, in decimal reais, and enters it in the order's own transactions. */
export async function refundPayment(
  container: MedusaContainer,
  transaction: EngineTransaction,
  {
    orderId,
    payment,
    amount,
    actorId,
  }: { orderId: string; payment: PaidPayment; amount: number; actorId: string },
): Promise<void> {
  const refunded = await container
    .resolve(Modules.PAYMENT)
    .refundPayment(
      { payment_id: payment.id, amount, created_by: actorId },
      transaction.context(Modules.PAYMENT),
    )
  await container.resolve(Modules.ORDER).addOrderTransactions(
    {
      order_id: orderId,
      amount: -amount,
      currency_code: payment.currency_code,
      reference: 'refund',
      reference_id: refunded.refunds?.at(-1)?.id ?? payment.id,
    },
    transaction.context(Modules.ORDER),
  )
}
