import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { PIX_PAYMENT } from '#domain/orders/orderCapture'
import { runStatement } from '../../engine/database/runStatement'
import type { EngineTransaction } from '../../engine/database/engineTransaction'
import { AppError } from '../../engine/errors/AppError'
import { isPixOffered } from '../../pix'
import { changeCart } from './changeCart'
import type { LockedCart } from './lockCart'
import { refusePausedCart } from './refusePaused'

/**
 * Chooses how a cart is paid, in place of what was chosen before.
 *
 * @returns the id of the cart
 * @throws as changeCart, and AppError not_found for a collection of no open cart · invalid_data for a provider that
 *   the shop does not offer · conflict while the seller pauses
 */
export async function choosePayment(
  container: MedusaContainer,
  { collectionId, providerId }: { collectionId: string; providerId: string },
): Promise<string> {
  const link = (await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)('cart_payment_collection')
    .where({ payment_collection_id: collectionId })
    .whereNull('deleted_at')
    .first('cart_id')) as { cart_id: string } | undefined
  if (!link) throw AppError.notFound()
  const choose = async (transaction: EngineTransaction, cart: LockedCart) => {
    await refusePausedCart(transaction.knex, cart.id)
    const rows = await runStatement<{
      amount: string
      currency_code: string
      is_offered: boolean
      sessions: string[]
    }>(
      transaction.knex,
      `select c.amount, c.currency_code,
              array(select s.id from payment_session s where s.payment_collection_id = c.id and s.deleted_at is null) as sessions,
              exists (select from region_payment_provider r join payment_provider p on p.id = r.payment_provider_id
                 where r.region_id = $1 and r.payment_provider_id = $2 and r.deleted_at is null and p.is_enabled) as is_offered
         from payment_collection c where c.id = $3 and c.deleted_at is null`,
      [cart.region_id, providerId, collectionId],
    )
    const [collection] = rows
    if (!collection) throw AppError.notFound()
    // another engine on the same database may offer it, and it is offered from a start on to the next one
    if (!collection.is_offered || (providerId === PIX_PAYMENT && !isPixOffered(new Date()))) {
      const message = 'Esta forma de pagamento não é oferecida.'
      throw AppError.invalid(message, { provider_id: message })
    }
    const payments = container.resolve(Modules.PAYMENT)
    const context = transaction.context(Modules.PAYMENT)
    for (const session of collection.sessions) await payments.deletePaymentSession(session, context)
    await payments.createPaymentSession(
      collectionId,
      {
        provider_id: providerId,
        currency_code: collection.currency_code,
        amount: Number(collection.amount),
        data: {},
      },
      context,
    )
  }
  // Other prices or another table of the seller meanwhile are noticed when the cart is completed.
  await changeCart(container, link.cart_id, choose, { keeps: 'prices' })
  return link.cart_id
}
