import type { MedusaContainer } from '@medusajs/framework/types'
import { refundable } from '#domain/orders/orderRefund'
import { isGivenBack } from '#domain/orders/paymentStatus'
import { elsewhereProblem } from '#domain/pix/pixRefund'
import { toReais } from '#domain/values/money'
import { AppError } from '../../engine/errors/AppError'
import { runStatement } from '../../engine/database/runStatement'
import type { EngineTransaction } from '../../engine/database/engineTransaction'
import { bankRefuses, paidOf, type PaidPayment } from '../reads/paymentsOfOrder'
import type { LockedOrder } from './lockOrder'
import { refundPayment } from './refundPayment'
import { releaseReservations } from './releaseReservations'

/**
 * Gives an amount of cents back over an order's payments, of each as much as is left of it. The caller has made sure that
 * all of them together have it left. Once everything was given back, bottles that were not packed are never sent: they are for sale
 * again. Errors as `refundPayment`, and conflict for money that went back elsewhere although the bank gives it back.
 */
export async function refundPayments(
  container: MedusaContainer,
  transaction: EngineTransaction,
  order: LockedOrder,
  {
    payments,
    amount,
    ...refund
  }: {
    payments: readonly PaidPayment[]
    amount: number
    actorId: string
    /** The engine's return that it belongs to. */
    returnId?: string
    /** It went back in another way, as the bank refuses it. */
    isElsewhere?: boolean
  },
): Promise<void> {
  const problem = refund.isElsewhere ? elsewhereProblem(bankRefuses(payments)) : null
  if (problem) throw AppError.conflict(problem)
  let left = amount
  for (const payment of payments) {
    const part = Math.min(left, refundable(paidOf([payment])))
    if (part <= 0) continue
    left -= part
    await refundPayment(container, transaction, {
      ...refund,
      orderId: order.id,
      payment,
      amount: toReais(part),
    })
  }
  await transaction.flush()
  const [paid] = await runStatement<{ payment_status: string }>(
    transaction.knex,
    'select read_model.payment_status($1) as payment_status',
    [order.id],
  )
  if (paid && isGivenBack(paid)) await releaseReservations(transaction.knex, order.id)
}
