import { formatBRL } from '#domain/values/money'
import { call, type Answer } from './http'
import { sql } from './world'
import { BOTTLE, FREIGHT, type Shop } from './openShop'

let shopKey: Promise<{ headers: Record<string, string>; regionId: string }> | undefined

async function store(): Promise<{ headers: Record<string, string>; regionId: string }> {
  shopKey ??= (async () => {
    const { body } = await call<{ publishable_key: string }>('/public/config')
    const headers = { 'x-publishable-api-key': body.publishable_key }
    const regions = await call<{ regions: { id: string }[] }>('/store/regions', { headers })
    return { headers, regionId: regions.body.regions[0]?.id ?? '' }
  })()
  return shopKey
}

type StoreBody = Record<string, unknown> & {
  message?: string
  cart?: { id: string; items: { id: string }[] }
  payment_collection?: { id: string }
  shipping_options?: { id: string; amount: number }[]
  type?: string
  order?: StoreOrder
  products?: { title: string; variants: { id: string }[] }[]
}

/** A call of the store API, as a shop's page makes it. */
export async function buy(path: string, body?: unknown): Promise<Answer<StoreBody>> {
  const { headers } = await store()
  return call<StoreBody>(`/store/${path}`, { headers, ...(body === undefined ? {} : { body }) })
}

const address = {
  first_name: 'Zélia <b>',
  last_name: 'da Silva & Cia',
  address_1: 'Rua das Videiras, 12',
  city: 'São Paulo',
  province: 'SP',
  postal_code: '01310-100',
  country_code: 'br',
  phone: '(11) 98888-7777',
}

export interface Wanted {
  /** Index among the shop's wines. */
  wine?: number
  quantity?: number
}

/** A buyer's cart, empty or with the wines that are wanted of a shop. */
export async function openCart(
  email = 'zelia@exemplo.com.br',
  shop?: Shop,
  wanted: Wanted[] = [],
): Promise<string> {
  const { regionId } = await store()
  const cart = await buy('carts', {
    region_id: regionId,
    email,
    shipping_address: address,
    billing_address: address,
    items: wanted.map((one) => lineOf(shop, one)),
  })
  if (!cart.body.cart) throw new Error(cart.text)
  return cart.body.cart.id
}

const lineOf = (shop: Shop | undefined, { wine = 0, quantity = 1 }: Wanted) => ({
  variant_id: shop?.wines[wine]?.variantId,
  quantity,
})

/** Puts bottles into a cart. */
export function addToCart(cartId: string, shop: Shop, wanted: Wanted = {}) {
  return buy(`carts/${cartId}/line-items`, lineOf(shop, wanted))
}

/** Chooses the seller's delivery and a payment: the cart can then be completed. */
export async function checkOut(cartId: string, provider = 'pp_system_default'): Promise<void> {
  const options = await buy(`shipping-options?cart_id=${cartId}`)
  const [option] = options.body.shipping_options ?? []
  if (!option) throw new Error(`no delivery: ${options.text}`)
  const steps = [await buy(`carts/${cartId}/shipping-methods`, { option_id: option.id })]
  const collection = await buy('payment-collections', { cart_id: cartId })
  steps.push(collection)
  steps.push(
    await buy(`payment-collections/${collection.body.payment_collection?.id}/payment-sessions`, {
      provider_id: provider,
    }),
  )
  for (const step of steps) if (step.status >= 300) throw new Error(step.text)
}

/** A cart that is ready to be completed. */
export async function fillCart(shop: Shop, wanted: Wanted[] = [{}]): Promise<string> {
  const cartId = await openCart(undefined, shop, wanted)
  await checkOut(cartId)
  return cartId
}

/** An order as the store API shows it, in decimal reais. */
export interface StoreOrder {
  id: string
  item_total: number
  shipping_total: number
  total: number
}

async function complete(cartId: string): Promise<StoreOrder> {
  const completed = await buy(`carts/${cartId}/complete`, {})
  if (!completed.body.order) throw new Error(completed.text)
  return completed.body.order
}

/** Buys through the store API. Returns the order's id. */
export async function placeOrder(
  shop: Shop,
  wanted: Wanted[] = [{}],
  taxId?: string,
): Promise<string> {
  const cartId = await fillCart(shop, wanted)
  if (taxId) await buy(`carts/${cartId}`, { tax_id: taxId })
  return (await complete(cartId)).id
}

/** Buys a wine by the name that it has in the catalogue, whosever it is. */
export async function buyBottles(title: string, quantity: number): Promise<StoreOrder> {
  const { regionId } = await store()
  const { body } = await buy(`products?q=${encodeURIComponent(title)}&region_id=${regionId}`)
  const variant = body.products?.find((one) => one.title === title)?.variants[0]
  if (!variant) throw new Error(`${title} não está mais à venda`)
  const cartId = await openCart()
  await buy(`carts/${cartId}/line-items`, { variant_id: variant.id, quantity })
  await checkOut(cartId)
  return complete(cartId)
}

/** The mails that the queue holds with this key. */
export const mailsOf = (key: string) =>
  sql<{ to: string; subject: string; text: string; html: string; sent_at: Date | null }>(
    'select "to", subject, text, html, sent_at from mail_outbox where idempotency_key = $1',
    [key],
  )

/** What a mail tells the buyer of so many bottles of the shop's first wine: the lines, the sums in cents, and who sells. */
export async function wordsOfOrder(
  shop: Shop,
  { quantity, total }: { quantity: number; total: number },
): Promise<string[]> {
  const [seller] = await sql<{ name: string; tax_id: string; address_line: string }>(
    'select name, tax_id, address_line from seller where id = $1',
    [shop.sellerId],
  )
  if (!seller) throw new Error('no seller')
  return [
    `${shop.wines[0]?.title}: ${quantity} garrafas, ${formatBRL(quantity * BOTTLE)}`,
    `Frete: ${formatBRL(FREIGHT)}`,
    `Total: ${formatBRL(total)}`,
    ...Object.values(seller),
  ]
}
