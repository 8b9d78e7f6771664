import { buildApplicationRow } from '../../support/buildApplication'
import { call } from '../../support/http'
import { tokenOf } from '../../support/people'
import { sql } from '../../support/world'
import { addToCart, openCart, placeOrder } from '../orders/buyer'
import { openShop, type Shop } from '../orders/openShop'
import { belongingsOf, kindOfBodyPath, type Belongings } from '../tenancy/belongings'

/** One seller of the test's own with a wine, an order and a parcel: what a stream of bad requests may break. */
export interface Stage {
  shop: Shop
  own: Belongings
  publishableKey: string
  /** The token that lets into this path, or undefined where none is needed. */
  tokenFor: (path: string) => string | undefined
  /** A real id of the stage for the parameter after this path segment. */
  idAfter: (segment: string) => string | undefined
  /** Bodies for the routes that no schema of ours stands for, by path. */
  bodies: Record<string, unknown>
  /** A real value for a dotted place in a body; undefined where any text will do. */
  valueAt: (place: string) => unknown
}

const STAGE_BRAND = 'Vinhedo à prova'

/** Takes away the applications of the stage, which count against the sender's allowance. */
export const closeStage = (): Promise<unknown> =>
  sql(`delete from suppliers where brand = $1 or city = 'Monte Belo do Sul, RS'`, [STAGE_BRAND])

export async function openStage(): Promise<Stage> {
  const shop = await openShop({ bottles: 50, wines: 1 })
  const staff = await tokenOf('staff')
  const orderId = await placeOrder(shop)
  await shop.act(orderId, 'accept')
  const itemId = (await shop.order(orderId)).items[0]?.id
  await shop.act(orderId, 'fulfillments', { items: [{ id: itemId, quantity: 1 }] })
  const waiting = await placeOrder(shop)
  const cart = await openCart()
  await addToCart(cart, shop)
  const { body: config } = await call<{ publishable_key: string }>('/public/config')
  const own: Belongings = {
    ...(await belongingsOf(shop.email)),
    rules: await idsOf('select id from commission_rule where reference_id = $1', shop.sellerId),
    rate: await idsOf(
      `select r.id from commission_rate r join commission_rule c on c.id = r.rule_id
        where c.reference_id = $1`,
      shop.sellerId,
    ),
    reference: [shop.sellerId],
    carts: [cart],
    // Not ids, but what stands in their place: /auth/seller/emailpass, /public/cep/01001000.
    auth: ['seller'],
    ':actor_type': ['emailpass'],
    cep: ['01001000'],
  }
  own.orders = [waiting, orderId]
  own['line-items'] = await idsOf('select id from cart_line_item where cart_id = $1', cart)
  const line = { variant_id: shop.wines[0]?.variantId, quantity: 1 }
  const address = { first_name: 'Zélia', city: 'São Paulo', country_code: 'br' }
  const idAfter = (segment: string): string | undefined => own[segment]?.[0]
  return {
    shop,
    own,
    publishableKey: config.publishable_key,
    tokenFor: (path) =>
      path.startsWith('/vendor/') ? shop.token : path.startsWith('/admin/') ? staff : undefined,
    idAfter,
    bodies: {
      '/rest/v1/suppliers': buildApplicationRow({ brand: STAGE_BRAND }),
      '/store/carts': { email: 'a@exemplo.com.br', items: [line], shipping_address: address },
      '/store/carts/:id': { email: 'a@exemplo.com.br', shipping_address: address },
      '/store/carts/:id/line-items': line,
      '/store/carts/:id/line-items/:line_id': { quantity: 2 },
      '/store/carts/:id/promotions': { promo_codes: ['DESCONTO'] },
      '/store/carts/:id/shipping-methods': { option_id: 'so_1', data: {} },
      '/store/payment-collections': { cart_id: cart },
      '/store/payment-collections/:id/payment-sessions': { provider_id: 'pp_system_default' },
    },
    valueAt: (place) => {
      if (place === 'reference_id') return shop.sellerId
      const kind = kindOfBodyPath(place)
      return kind ? idAfter(kind) : undefined
    },
  }
}

const idsOf = async (query: string, value: string): Promise<string[]> =>
  (await sql<{ id: string }>(query, [value])).map(({ id }) => id)
