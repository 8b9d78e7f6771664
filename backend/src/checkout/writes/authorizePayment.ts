import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import { isEndedForAnother } from '../../engine/errors/outage'
import type { EngineTransaction } from '../../engine/database/engineTransaction'
import { PIX_PAYMENT } from '#domain/orders/orderCapture'
import { isPixOffered } from '../../pix'
import type { WholeCart } from './orderOf'

/** The provider did not authorize: the cart stays open, and the buyer may pay in another way. */
export class PaymentRefused extends Error {
  constructor(readonly type: 'payment_authorization_error' | 'payment_requires_more') {
    super(
      type === 'payment_requires_more'
        ? 'O pagamento precisa de mais um passo.'
        : 'O pagamento não foi autorizado. Tente de novo ou escolha outra forma.',
    )
  }
}

interface Payment {
  collectionId: string
  sessionId: string
  /** To be paid by PIX: nothing is authorized, the bank says later that it was paid. */
  isPix: boolean
}

/**
 * Authorizes what the buyer chose, for exactly the cart's total; a PIX is only looked at. The session's id is the provider's idempotency key: a
 * repetition after a failed commit charges nothing twice.
 *
 * @throws AppError invalid_data without a payment, conflict when it is for another sum · PaymentRefused
 */
export async function authorizePayment(
  container: MedusaContainer,
  { knex, context, freshContext }: EngineTransaction,
  cart: WholeCart,
): Promise<Payment> {
  const rows = await runStatement<{
    collection_id: string
    amount: string
    session_id: string | null
    provider_id: string | null
  }>(
    knex,
    `select c.id as collection_id, c.amount, session.id as session_id, session.provider_id
       from cart_payment_collection link join payment_collection c on c.id = link.payment_collection_id
       left join lateral (select s.id, s.provider_id from payment_session s
              where s.payment_collection_id = c.id and s.deleted_at is null and s.amount = c.amount
                and s.status in ('pending', 'requires_more', 'authorized', 'captured')
              order by s.created_at desc limit 1) session on true
      where link.cart_id = $1 and link.deleted_at is null and c.deleted_at is null
      order by c.created_at desc limit 1`,
    [cart.id],
  )
  const [payment] = rows
  const isPix = payment?.provider_id === PIX_PAYMENT
  if (!payment?.session_id || (isPix && !isPixOffered(new Date())))
    throw AppError.invalid('Escolha a forma de pagamento.')
  if (Number(payment.amount) !== Number(cart.total))
    throw AppError.conflict('O total do carrinho mudou. Confira e escolha o pagamento de novo.')
  const payments = container.resolve(Modules.PAYMENT)
  const { session_id: sessionId, collection_id: collectionId } = payment
  if (isPix) return { collectionId, sessionId, isPix }
  try {
    await payments.authorizePaymentSession(sessionId, {}, context(Modules.PAYMENT))
  } catch (error) {
    // the database has ended the transaction, in which nothing can be read any more: all of it is done once again
    if (isEndedForAnother(error)) throw error
    const { status } = await payments.retrievePaymentSession(
      sessionId,
      { select: ['id', 'status'] },
      freshContext(Modules.PAYMENT),
    )
    if (status === 'requires_more') throw new PaymentRefused('payment_requires_more')
    if (status === 'error' || status === 'canceled')
      throw new PaymentRefused('payment_authorization_error')
    throw error
  }
  return { collectionId, sessionId, isPix }
}
