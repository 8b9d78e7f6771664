import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateEntityId, Modules } from '@medusajs/framework/utils'
import { deliveryErrors } from '#domain/orders/deliveryAddress'
import { formatBRL, toCents } from '#domain/values/money'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import { engineTransaction, type EngineTransaction } from '../../engine/database/engineTransaction'
import { lockInTurn } from '../../engine/database/lockInTurn'
import { ITSELF } from '../../engine/actor/actor'
import { env } from '../../env'
import { bookOrders } from '../../money'
import { enterCaptures, reserveBottles } from '../../orders'
import { authorizePayment } from './authorizePayment'
import { cartLines, type CartLine } from './cartLines'
import { changeCart } from './changeCart'
import { deliveriesOf, type OfferedDelivery } from './deliveriesOf'
import { foreignDelivery } from './choose-delivery'
import { inTurn } from './inTurn'
import { limitHeldBottles } from './limitHeldBottles'
import { lockCart } from './lockCart'
import { changedPrices, type ChangedPrice } from './matchPrices'
import { isDeliveryOf } from './matchDelivery'
import { chosenDeliveries } from './putDelivery'
import { orderOf, placedOf, readWholeCart, type WholeCart } from './orderOf'
import { refuseUnsound } from './refuseUnsound'
import { settleOrder } from './settle-order'
import { hasTaxId } from './writeTaxId'

/** Who makes an order: a buyer at an address, or the demonstration's loader with what it writes into it. */
export type OrderSource = { ipAddress: string } | { metadata: Record<string, unknown> }

/**
 * Makes the order of a cart: bottles reserved, payment authorized or a PIX to be paid, order, seller, commission and e-mail in one
 * transaction, so that a kill leaves all of it or nothing. A cart that has become an order answers with it again.
 *
 * @returns the id of the order
 * @throws AppError not_found for a missing cart · invalid_data with a message per missing field · conflict for bottles
 *   that are gone · PaymentRefused when the provider does not authorize
 */
export async function completeCart(
  container: MedusaContainer,
  cartId: string,
  from: OrderSource,
): Promise<string> {
  // Waiting in line for the bottles outside of the transaction; the rows' own locks decide.
  const locks = [cartId, ...(await inventoryItems(container, cartId))]
  try {
    return await lockInTurn(container, locks, () =>
      inTurn(() =>
        engineTransaction(container, async (transaction) => {
          await lockCart(transaction.knex, cartId)
          return (
            (await orderedAs(transaction, cartId)) ??
            (await placeOrder(container, transaction, cartId, from))
          )
        }),
      ),
    )
  } catch (error) {
    // The buyer finds the prices of now in the cart.
    if (error instanceof OtherPrice) await changeCart(container, cartId, () => Promise.resolve())
    throw error
  }
}

/** A wine costs something else than when it was put into the cart. */
class OtherPrice extends AppError {
  constructor({ title, unit_price: price }: ChangedPrice) {
    super(
      'conflict',
      `O preço de ${title} mudou: agora são ${formatBRL(toCents(price))} por garrafa. Confira o carrinho e escolha a forma de pagamento de novo.`,
    )
  }
}

async function placeOrder(
  container: MedusaContainer,
  transaction: EngineTransaction,
  cartId: string,
  from: OrderSource,
): Promise<string> {
  const { knex } = transaction
  const cart = await readWholeCart(container, transaction, cartId)
  const { sellerId, delivery } = await refuseUnready(container, transaction, cart)
  const orderId = generateEntityId(undefined, 'order')
  const order = orderOf(
    cart,
    orderId,
    delivery.terms,
    'metadata' in from ? from.metadata : undefined,
  )
  await reserveBottles(knex, order.items, sellerId)
  if ('ipAddress' in from)
    await limitHeldBottles(knex, { orderId, cartId, ipAddress: from.ipAddress }, order.items)
  const payment = await authorizePayment(container, transaction, cart)
  await container.resolve(Modules.ORDER).createOrders([order], transaction.context(Modules.ORDER))
  await transaction.flush()
  await knex('order_cart').insert({
    id: generateEntityId(undefined, 'ordercart'),
    order_id: orderId,
    cart_id: cartId,
  })
  await knex('order_payment_collection').insert({
    id: generateEntityId(undefined, 'ordpay'),
    order_id: orderId,
    payment_collection_id: payment.collectionId,
  })
  await knex('buyer_tax_id')
    .where({ cart_id: cartId })
    .update({ order_id: orderId, placed_at: knex.fn.now() })
  await knex('cart')
    .where({ id: cartId })
    .update({ completed_at: knex.fn.now(), updated_at: knex.fn.now() })
  const { sessionId, isPix } = payment
  const isCaptured = await enterCaptures(container, transaction, { orderId, sessionId })
  await settleOrder(container, transaction, placedOf(cart, order), isPix ? sessionId : null)
  if (isCaptured) await bookOrders(knex, [orderId], ITSELF)
  return orderId
}

/**
 * Carts, wines, sellers and their freight change between adding and paying: everything is looked at once more.
 *
 * @returns the seller of the wines, and the delivery as the buyer saw it
 */
async function refuseUnready(
  container: MedusaContainer,
  transaction: EngineTransaction,
  cart: WholeCart,
): Promise<{ sellerId: string; delivery: OfferedDelivery }> {
  const { knex } = transaction
  const lines = await cartLines(knex, cart.id)
  if (lines.length === 0) throw AppError.invalid('O carrinho está vazio.')
  await holdSellers(knex, lines)
  const sellerId = await refuseUnsound(knex, lines)
  const needsTaxId = env.WINEX_BUYER_TAX_ID === 'obrigatorio' && !(await hasTaxId(knex, cart.id))
  const errors = {
    ...deliveryErrors(cart.email, cart.shipping_address),
    ...(needsTaxId ? { tax_id: 'Informe o CPF ou CNPJ para a nota fiscal' } : {}),
  }
  const [missing] = Object.values(errors)
  if (missing) throw AppError.invalid(missing, errors as Record<string, string>)
  const [other] = await changedPrices(knex, cart.id)
  if (other) throw new OtherPrice(other)
  const chosen = await chosenDeliveries(transaction, cart.id)
  const [first] = chosen
  if (!first) throw AppError.invalid('Escolha a entrega.')
  const { deliveries, unavailable } = await deliveriesOf(container, knex, cart.id)
  const delivery = deliveries.find(({ id }) => id === first.shipping_option_id)
  if (!delivery) throw foreignDelivery(unavailable)
  if (!chosen.every((one) => isDeliveryOf(one, delivery))) {
    const change =
      toCents(first.amount) === toCents(delivery.amount)
        ? 'O prazo da entrega mudou.'
        : `O frete mudou: agora são ${formatBRL(toCents(delivery.amount))}.`
    throw AppError.conflict(`${change} Escolha a entrega e a forma de pagamento de novo.`)
  }
  return { sellerId, delivery }
}

/**
 * Until the transaction ends the sellers are not erased: an erasure is seen by the statements after this, or sees the order.
 * Their other changes wait for nothing, however long the payment takes.
 */
async function holdSellers(knex: Knex, lines: readonly CartLine[]): Promise<void> {
  await runStatement(
    knex,
    `select 1 from seller where id in (select seller_id from seller_product where product_id = any($1) and deleted_at is null)
      order by id for key share`,
    [lines.map((line) => line.product_id)],
  )
}

async function orderedAs({ knex }: EngineTransaction, cartId: string): Promise<string | null> {
  const row = (await knex('order_cart')
    .where({ cart_id: cartId })
    .whereNull('deleted_at')
    .first('order_id')) as { order_id: string } | undefined
  return row?.order_id ?? null
}

async function inventoryItems(container: MedusaContainer, cartId: string): Promise<string[]> {
  const rows = await runStatement<{ id: string }>(
    container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
    `select distinct i.inventory_item_id as id from cart_line_item l
       join product_variant_inventory_item i on i.variant_id = l.variant_id and i.deleted_at is null
      where l.cart_id = $1 and l.deleted_at is null order by 1`,
    [cartId],
  )
  return rows.map(({ id }) => id)
}
