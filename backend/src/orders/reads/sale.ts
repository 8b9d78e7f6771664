import type { CartAddressDTO, CartDTO, OrderDTO } from '@medusajs/framework/types'
import { readDeliveryTerms } from '#domain/checkout/deliveryTermsWire'
import type { StoreCart } from '#domain/checkout/storeCartWire'

type Line = StoreCart['items'][number]
type Address = NonNullable<StoreCart['shipping_address']>
type Delivery = NonNullable<(CartDTO | OrderDTO)['shipping_methods']>[number]

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

/** What the engine needs to reckon the sums of a cart or an order. */
export const SUMS_RELATIONS = [
  'items',
  'items.adjustments',
  'items.tax_lines',
  'shipping_methods',
  'shipping_methods.adjustments',
  'shipping_methods.tax_lines',
]

/** What `presentSale` wants to be loaded. */
export const SALE = {
  select: ['id', 'email', 'currency_code', 'region_id', 'created_at', 'updated_at', ...TOTALS],
  relations: [...SUMS_RELATIONS, 'shipping_address', 'billing_address'],
}

/** What a cart and an order have in common on the wire: a whitelist, in decimal reais, the lines by age. */
export const presentSale = (sale: CartDTO | OrderDTO) => ({
  id: sale.id,
  email: sale.email || null,
  currency_code: sale.currency_code,
  region_id: sale.region_id ?? null,
  created_at: isoOf(sale.created_at),
  updated_at: isoOf(sale.updated_at),
  items: (sale.items ?? []).toSorted(byAge).map(presentLine),
  shipping_methods: (sale.shipping_methods ?? []).map(presentDelivery),
  shipping_address: presentAddress(sale.shipping_address),
  billing_address: presentAddress(sale.billing_address),
  ...(Object.fromEntries(TOTALS.map((name) => [name, Number(sale[name] ?? 0)])) as Record<
    (typeof TOTALS)[number],
    number
  >),
})

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

function presentLine(item: StoredLine): Line {
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

const presentDelivery = (
  method: Delivery & { total?: unknown },
): StoreCart['shipping_methods'][number] => ({
  id: method.id,
  name: method.name,
  shipping_option_id: method.shipping_option_id ?? null,
  amount: Number(method.amount),
  total: Number(method.total ?? method.amount),
  ...(readDeliveryTerms(method.data) ?? { boxes: [], handling_days: null, delivery_days: null }),
})

/** What was emptied is absent. */
function presentAddress(address: Partial<CartAddressDTO> | null | undefined): Address | null {
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

const isoOf = (timestamp: Date | string | undefined): string =>
  new Date(timestamp ?? 0).toISOString()

const byAge = (one: StoredLine, other: StoredLine): number =>
  isoOf(one.created_at).localeCompare(isoOf(other.created_at)) || one.id.localeCompare(other.id)
