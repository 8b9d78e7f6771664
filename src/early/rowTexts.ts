import { customerName } from '#domain/orders/orderFilter'
import { formatBRL } from '#domain/values/money'
import { lowestPrice, retailPrice } from '#domain/wines/wine'
import type { Order } from '#domain/orders/orderWire'
import type { Product } from '#domain/wines/productWire'
import type { Seller } from '#domain/sellers/sellerWire'

/** What the rows of the lists have in their answers. */
export type EarlyRow = { id: string } & Partial<
  Pick<Order, 'display_id' | 'email' | 'shipping_address' | 'total' | 'seller' | 'is_late'> &
    Pick<Product, 'title' | 'variants'> &
    Pick<Seller, 'name' | 'tax_id' | 'city' | 'state'>
>

/** Texts by the ids of their columns, in the order of the phone's lines. The first one names the row. */
export type RowTexts = readonly (readonly [column: string, text: string | null | undefined])[]

/** By the resource: what the list's own columns say, as far as it is plain text that costs nothing to format. */
const TEXTS: Record<string, ((row: EarlyRow) => RowTexts) | undefined> = {
  wines: (wine) => [
    ['name', wine.title],
    ['price', formatBRL(retailPrice(wine) ?? 0)],
  ],
  orders: (order) => [
    ['number', `#${String(order.display_id ?? '')}`],
    ['customer', order.email ?? customerName(order.shipping_address)],
    ['total', formatBRL(order.total)],
    ['seller', order.seller?.name],
    // beside the delivery, whose column is called so in the portal and so at staff's
    ...['fulfillment', 'delivery'].map((id) => [id, order.is_late ? 'Atrasado' : null] as const),
  ],
  products: (wine) => [
    ['product', wine.title],
    ['seller', wine.seller?.name],
    ['price', formatBRL(lowestPrice(wine))],
  ],
  sellers: (seller) => [
    ['seller', seller.name],
    ['tax_id', seller.tax_id],
    ['city', [seller.city, seller.state].filter(Boolean).join(', ')],
  ],
}

/** The texts of one row of this list; undefined for lists that wait for their code. */
export const rowTexts = (resource: string, row: EarlyRow): RowTexts | undefined =>
  TEXTS[resource]?.(row)
