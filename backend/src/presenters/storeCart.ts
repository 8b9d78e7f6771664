import type { CartAddressDTO, CartDTO, CartShippingMethodDTO } from '@medusajs/framework/types'
import type { StoreCart } from '#domain/wire/storeCart'

type Line = StoreCart['items'][number]
type Address = NonNullable<StoreCart['shipping_address']>

/** A cart on the wire: a whitelist, in decimal reais. */
export function presentStoreCart(
  cart: CartDTO,
  sides: Pick<StoreCart, 'region' | 'payment_collection'>,
): StoreCart {
  return {
    id: cart.id,
    email: cart.email || null,
    currency_code: cart.currency_code,
    region_id: cart.region_id ?? null,
    ...sides,
    created_at: isoOf(cart.created_at),
    updated_at: isoOf(cart.updated_at),
    completed_at: cart.completed_at ? isoOf(cart.completed_at) : null,
    items: (cart.items ?? []).toSorted(byAge).map(presentStoreLine),
    shipping_methods: (cart.shipping_methods ?? []).map(presentStoreDelivery),
    shipping_address: presentStoreAddress(cart.shipping_address),
    billing_address: presentStoreAddress(cart.billing_address),
    ...presentStoreTotals(cart),
  }
}

const TOTALS = [
  'total',
  'subtotal',
  'tax_total',
  'discount_total',
  'item_total',
  'item_subtotal',
  'shipping_total',
  'shipping_subtotal',
] as const

/** The sums of a cart or an order, as numbers. */
export const presentStoreTotals = (
  sums: Partial<Record<(typeof TOTALS)[number], unknown>>,
): Record<(typeof TOTALS)[number], number> =>
  Object.fromEntries(TOTALS.map((name) => [name, Number(sums[name] ?? 0)])) as Record<
    (typeof TOTALS)[number],
    number
  >

/** What a line of a cart and one of an order have in common. */
interface StoredLine {
  id: string
  title: string
  thumbnail?: string | null | undefined
  product_id?: string | null | undefined
  product_title?: string | null | undefined
  product_handle?: string | null | undefined
  variant_id?: string | null | undefined
  variant_title?: string | null | undefined
  variant_sku?: string | null | undefined
  requires_shipping: boolean
  quantity: unknown
  unit_price: unknown
  subtotal?: unknown
  total?: unknown
  created_at?: Date | string
}

/** A line of a cart or of an order. */
export function presentStoreLine(item: StoredLine): Line {
  return {
    id: item.id,
    title: item.title,
    thumbnail: item.thumbnail ?? null,
    product_id: item.product_id ?? null,
    product_title: item.product_title ?? null,
    product_handle: item.product_handle ?? null,
    variant_id: item.variant_id ?? null,
    variant_title: item.variant_title ?? null,
    variant_sku: item.variant_sku ?? null,
    requires_shipping: item.requires_shipping,
    quantity: Number(item.quantity),
    unit_price: Number(item.unit_price),
    subtotal: Number(item.subtotal ?? 0),
    total: Number(item.total ?? 0),
    created_at: isoOf(item.created_at),
  }
}

/** The chosen delivery of a cart or of an order. */
export const presentStoreDelivery = (
  method: Pick<CartShippingMethodDTO, 'id' | 'name' | 'shipping_option_id'> & {
    amount: unknown
    total?: unknown
  },
): StoreCart['shipping_methods'][number] => ({
  id: method.id,
  name: method.name,
  shipping_option_id: method.shipping_option_id ?? null,
  amount: Number(method.amount),
  total: Number(method.total ?? method.amount),
})

/** An address; what was emptied is absent. */
export function presentStoreAddress(
  address: Partial<CartAddressDTO> | null | undefined,
): Address | null {
  if (!address?.id) return null
  return {
    id: address.id,
    first_name: address.first_name || null,
    last_name: address.last_name || null,
    company: address.company || null,
    address_1: address.address_1 || null,
    address_2: address.address_2 || null,
    city: address.city || null,
    province: address.province || null,
    postal_code: address.postal_code || null,
    country_code: address.country_code || null,
    phone: address.phone || null,
  }
}

export const isoOf = (moment: Date | string | undefined): string =>
  new Date(moment ?? 0).toISOString()

const byAge = (one: StoredLine, other: StoredLine): number =>
  isoOf(one.created_at).localeCompare(isoOf(other.created_at)) || one.id.localeCompare(other.id)
