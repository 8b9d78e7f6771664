import type {
  CartDTO,
  CreateOrderDTO,
  CreateOrderLineItemDTO,
  MedusaContainer,
} from '@medusajs/framework/types'
import { generateEntityId, Modules } from '@medusajs/framework/utils'
import { readState } from '#domain/orders/deliveryAddress'
import { toCents } from '#domain/values/money'
import type { DeliveryTerms } from '#domain/checkout/deliveryTermsWire'
import type { EngineTransaction } from '../../engine/database/engineTransaction'
import { marketplace } from '../../marketplace'
import { SALE, type PlacedOrder } from '../../orders'

/** A cart with all that becomes the order, and its total. */
export type WholeCart = CartDTO

/** The cart as the transaction sees it. */
export function readWholeCart(
  container: MedusaContainer,
  transaction: EngineTransaction,
  cartId: string,
): Promise<WholeCart> {
  return container.resolve(Modules.CART).retrieveCart(
    cartId,
    {
      select: [
        'id',
        'email',
        'currency_code',
        'region_id',
        'sales_channel_id',
        'customer_id',
        'total',
      ],
      relations: SALE.relations,
    },
    transaction.freshContext(Modules.CART),
  )
}

export type OrderLine = CreateOrderLineItemDTO & {
  id: string
  variant_id: string
  quantity: number
}

type NewOrder = Omit<CreateOrderDTO, 'items'> & { id: string; items: OrderLine[] }

/**
 * The order of a cart, as the order module takes it. Nothing that a buyer could have put into metadata goes along.
 *
 * @param terms what its delivery promises
 */
export function orderOf(
  cart: WholeCart,
  orderId: string,
  terms: DeliveryTerms,
  metadata: Record<string, unknown> | undefined,
): NewOrder {
  return {
    id: orderId,
    region_id: cart.region_id,
    customer_id: cart.customer_id,
    sales_channel_id: cart.sales_channel_id,
    status: 'pending',
    email: cart.email,
    currency_code: cart.currency_code,
    shipping_address: addressOf(cart.shipping_address),
    billing_address: addressOf(cart.billing_address ?? cart.shipping_address),
    items: (cart.items ?? []).map((item) => ({
      id: generateEntityId(undefined, 'ordli'),
      title: item.title,
      thumbnail: item.thumbnail,
      quantity: Number(item.quantity),
      unit_price: item.unit_price,
      product_id: item.product_id,
      product_title: item.product_title,
      product_handle: item.product_handle,
      variant_id: item.variant_id ?? '',
      variant_sku: item.variant_sku,
      variant_title: item.variant_title,
      requires_shipping: item.requires_shipping,
      is_discountable: item.is_discountable,
      is_tax_inclusive: item.is_tax_inclusive,
      tax_lines: (item.tax_lines ?? []).map(taxLineOf),
      adjustments: (item.adjustments ?? []).map(adjustmentOf),
    })),
    shipping_methods: (cart.shipping_methods ?? []).map((method) => ({
      name: method.name,
      amount: method.amount,
      is_tax_inclusive: method.is_tax_inclusive,
      shipping_option_id: method.shipping_option_id,
      data: { ...terms },
      tax_lines: (method.tax_lines ?? []).map(taxLineOf),
      adjustments: (method.adjustments ?? []).map(adjustmentOf),
    })),
    ...(metadata ? { metadata } : {}),
  } as NewOrder
}

/** What is told of the order of a cart: the engine's sums of the cart are those of the order. */
export function placedOf(cart: WholeCart, { id, items }: NewOrder): Omit<PlacedOrder, 'displayId'> {
  const lines = items.map((item, index) => ({
    id: item.id,
    productId: item.product_id ?? null,
    title: item.product_title ?? item.title,
    quantity: Number(item.quantity),
    total: toCents(Number(cart.items?.[index]?.total)),
  }))
  const total = toCents(Number(cart.total))
  return {
    id,
    email: cart.email ?? null,
    firstName: cart.shipping_address?.first_name || null,
    lastName: cart.shipping_address?.last_name || null,
    items: lines,
    shipping: total - lines.reduce((sum, line) => sum + line.total, 0),
    total,
  }
}

/** Empty texts are absent ones; the state is its code, however it was typed. */
function addressOf(address: CartDTO['shipping_address']): CreateOrderDTO['shipping_address'] {
  if (!address) return undefined
  const kept = {
    first_name: address.first_name,
    last_name: address.last_name,
    company: address.company,
    address_1: address.address_1,
    address_2: address.address_2,
    city: address.city,
    province: readState(address.province) ?? address.province,
    postal_code: address.postal_code,
    country_code: address.country_code ?? marketplace.country,
    phone: address.phone,
  }
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value))
}

const taxLineOf = (line: {
  code: string
  rate: unknown
  description?: string
  tax_rate_id?: string
}) => ({
  code: line.code,
  rate: line.rate,
  description: line.description,
  tax_rate_id: line.tax_rate_id,
})

const adjustmentOf = (one: { code?: string; amount: unknown; promotion_id?: string }) => ({
  code: one.code,
  amount: one.amount,
  promotion_id: one.promotion_id,
})
