import { pickFields } from '#domain/wire/publicFields'
import { AppError } from '../engine/errors/AppError'
import type { Call, Handlers } from '../engine/http/handlers'
import { pixOfOrder } from '../pix'
import { findStoreCart, findStorePayment } from './reads/findStoreCart'
import { findStoreOrder } from './reads/findStoreOrder'
import { PaymentRefused } from './writes/authorizePayment'
import { changeCart } from './writes/changeCart'
import { changeLine } from './writes/change-line'
import { chooseDelivery } from './writes/choose-delivery'
import { choosePayment } from './writes/choose-payment'
import { completeCart } from './writes/complete-cart'
import { deliveriesOf } from './writes/deliveriesOf'
import { describeCart } from './writes/describe-cart'
import { refuseMissingCart } from './writes/lockCart'
import { openCart } from './writes/open-cart'
import { openPayment } from './writes/open-payment'
import { putLines } from './writes/put-lines'

/** From the first bottle to the order. Anybody who knows a cart's id may act on it, as guests have no account. */
export const cartHandlers = {
  'POST /store/carts': async (call) => cartAnswer(call, await openCart(call.container, call.body)),

  'GET /store/carts/:id': (call) => cartAnswer(call, call.params.id),

  'POST /store/carts/:id': async (call) => {
    await describeCart(call.container, call.params.id, call.body)
    return cartAnswer(call, call.params.id)
  },

  'POST /store/carts/:id/line-items': async (call) => {
    const { container, params, body } = call
    await changeCart(container, params.id, (transaction, cart) =>
      putLines(container, transaction, cart, [body]),
    )
    return cartAnswer(call, params.id)
  },

  'POST /store/carts/:id/line-items/:line_id': async (call) => {
    const { container, params, body } = call
    await changeLine(container, { cartId: params.id, lineId: params.line_id, ...body })
    return cartAnswer(call, params.id)
  },

  'DELETE /store/carts/:id/line-items/:line_id': async (call) => {
    const { container, params } = call
    await changeLine(container, { cartId: params.id, lineId: params.line_id, quantity: 0 })
    const { cart } = await cartAnswer(call, params.id)
    return {
      id: params.line_id,
      object: 'line-item' as const,
      deleted: true as const,
      parent: cart,
    }
  },

  /** The marketplace gives no discounts by code, so no code is one. */
  'POST /store/carts/:id/promotions': async (call) => {
    const answer = await cartAnswer(call, call.params.id)
    if (call.body.promo_codes.length === 0) return answer
    const message = 'Este código promocional não existe.'
    throw AppError.invalid(message, { promo_codes: message })
  },

  'DELETE /store/carts/:id/promotions': (call) => cartAnswer(call, call.params.id),

  'POST /store/carts/:id/shipping-methods': async (call) => {
    const { container, params, body } = call
    await chooseDelivery(container, { cartId: params.id, optionId: body.option_id })
    return cartAnswer(call, params.id)
  },

  /** The prices of wines include their taxes; there is nothing to work out. */
  'POST /store/carts/:id/taxes': (call) => cartAnswer(call, call.params.id),

  'POST /store/carts/:id/complete': async ({ container, params, query, origin }) => {
    try {
      const orderId = await completeCart(container, params.id, origin)
      const pix = await pixOfOrder(container, orderId)
      const order = await findStoreOrder(container, orderId, params.id)
      const answer = { type: 'order' as const, order: pickFields(order, query.fields) }
      return pix ? { ...answer, pix } : answer
    } catch (error) {
      if (!(error instanceof PaymentRefused)) throw error
      return {
        type: 'cart' as const,
        cart: await findStoreCart(container, params.id),
        error: { type: error.type, message: error.message },
      }
    }
  },

  'GET /store/shipping-options': async ({ container, knex, query }) => {
    await refuseMissingCart(knex, query.cart_id)
    const { deliveries, unavailable } = await deliveriesOf(container, knex, query.cart_id)
    const options = deliveries.map(({ terms, ...one }) => ({ ...one, ...terms }))
    return {
      shipping_options: options.map((one) => pickFields(one, query.fields)),
      unavailable,
    }
  },

  'POST /store/payment-collections': async (call) => {
    await openPayment(call.container, call.body.cart_id)
    return paymentAnswer(call, call.body.cart_id)
  },

  'POST /store/payment-collections/:id/payment-sessions': async (call) => {
    const cartId = await choosePayment(call.container, {
      collectionId: call.params.id,
      providerId: call.body.provider_id,
    })
    return paymentAnswer(call, cartId)
  },

  'GET /store/orders/:id': async ({ container, params, query }) => ({
    order: pickFields(await findStoreOrder(container, params.id, query.cart_id), query.fields),
  }),
} satisfies Partial<Handlers>

type CartCall = Pick<Call<'GET /store/carts/:id'>, 'container' | 'query'>
type PaymentCall = Pick<Call<'POST /store/payment-collections'>, 'knex' | 'query'>

const cartAnswer = async ({ container, query }: CartCall, cartId: string) => ({
  cart: pickFields(await findStoreCart(container, cartId), query.fields),
})

const paymentAnswer = async ({ knex, query }: PaymentCall, cartId: string) => ({
  payment_collection: pickFields(await findStorePayment(knex, cartId), query.fields),
})
