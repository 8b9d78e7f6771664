import { z } from 'zod'

import {
  ADDRESS_LINE_MAX,
  CART_BOTTLES_MAX,
  CART_LINES_MAX,
  CITY_MAX,
  PHONE_MAX,
  POSTAL_CODE_MAX,
  SHORT_TEXT_MAX,
  STATE_MAX,
} from '../limits'
import { BRAZIL_SPELLINGS } from '../values/engineCountry'
import { email } from '../account/authWire'
import { id, timestamp, text } from '../wire/common'
import { optionalName } from '../wire/name'
import { deliveryTerms } from './deliveryTermsWire'
import { reais, storeRecord, storeRecordQuery, storeRegion } from '../shop/storeCatalogueWire'
import { optionalTaxId } from '../wire/taxId'

/**
 * An address as it is written. What is missing is asked for when the order is placed (#domain/orders/deliveryAddress), so that
 * a shop can save it in parts: what is not sent stays, '' empties. Metadata of a cart, a line, an address or a payment are nowhere taken from a client: a
 * key that one may write would be named here.
 */
export const storeAddressInput = z.strictObject({
  first_name: optionalName.nullish(),
  last_name: optionalName.nullish(),
  company: optionalName.nullish(),
  address_1: text(ADDRESS_LINE_MAX).nullish(),
  address_2: text(ADDRESS_LINE_MAX).nullish(),
  city: text(CITY_MAX).nullish(),
  province: text(STATE_MAX).nullish(),
  postal_code: text(POSTAL_CODE_MAX).nullish(),
  country_code: z.enum(BRAZIL_SPELLINGS, { error: 'Entregamos só no Brasil' }).nullish(),
  phone: text(PHONE_MAX).nullish(),
})
export type StoreAddressInput = z.output<typeof storeAddressInput>

/** Whole bottles: 1.5 is refused, never rounded. */
const bottles = z.number().int({ error: 'Informe garrafas inteiras' }).max(CART_BOTTLES_MAX)

const lineInput = { variant_id: id, quantity: bottles.min(1) }

const contact = {
  email: email.nullish(),
  /** The buyer's CPF or CNPJ, for the invoice; null takes it back. */
  tax_id: optionalTaxId.nullish(),
  shipping_address: storeAddressInput.optional(),
  billing_address: storeAddressInput.optional(),
  /** There is one region and one currency; others are refused. */
  region_id: id.nullish(),
  currency_code: z.enum(['brl', 'BRL']).nullish(),
}

export const storeCartCreateRequest = z.strictObject({
  ...contact,
  items: z.array(z.strictObject(lineInput)).max(CART_LINES_MAX).optional(),
})
export type StoreCartCreateRequest = z.output<typeof storeCartCreateRequest>

export const storeCartUpdateRequest = z.strictObject(contact)
export type StoreCartUpdateRequest = z.output<typeof storeCartUpdateRequest>

export const storeLineCreateRequest = z.strictObject(lineInput)
/** 0 takes the wine out of the cart. */
export const storeLineUpdateRequest = z.strictObject({ quantity: bottles.min(0) })
/** Of what a provider could be told nothing is taken; a client may send the empty object. */
const noData = z.strictObject({}).optional()

export const storeDeliveryRequest = z.strictObject({ option_id: id, data: noData })
export const storePromotionsRequest = z.strictObject({
  promo_codes: z.array(text(SHORT_TEXT_MAX)).max(10),
})
export const storePaymentCollectionRequest = z.strictObject({ cart_id: id })
export const storePaymentSessionRequest = z.strictObject({ provider_id: id, data: noData })

const address = z.object({
  id: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  company: z.string().nullable(),
  address_1: z.string().nullable(),
  address_2: z.string().nullable(),
  city: z.string().nullable(),
  province: z.string().nullable(),
  postal_code: z.string().nullable(),
  country_code: z.string().nullable(),
  phone: z.string().nullable(),
})

/** Sums of a cart or an order, in decimal reais. */
const totals = {
  total: reais,
  subtotal: reais,
  tax_total: reais,
  discount_total: reais,
  item_total: reais,
  item_subtotal: reais,
  shipping_total: reais,
  shipping_subtotal: reais,
}

const storeLine = z.object({
  id: z.string(),
  title: z.string(),
  thumbnail: z.string().nullable(),
  product_id: z.string().nullable(),
  product_title: z.string().nullable(),
  product_handle: z.string().nullable(),
  variant_id: z.string().nullable(),
  variant_title: z.string().nullable(),
  variant_sku: z.string().nullable(),
  requires_shipping: z.boolean(),
  quantity: z.number(),
  unit_price: reais,
  subtotal: reais,
  total: reais,
  created_at: timestamp,
})

/** How the bottles travel and how long: what was promised when the delivery was chosen; nothing for orders of before. */
const packing = {
  boxes: deliveryTerms.shape.boxes,
  /** Working days: until the bottles leave, and on the way. */
  handling_days: z.number().nullable(),
  delivery_days: z.number().nullable(),
}

const delivery = z.object({
  id: z.string(),
  name: z.string(),
  shipping_option_id: z.string().nullable(),
  amount: reais,
  total: reais,
  ...packing,
})

/** What a payment needs: of the provider's own data nothing, as the one provider has none for the buyer. */
const storePaymentSession = z.object({
  id: z.string(),
  provider_id: z.string(),
  status: z.string(),
  amount: reais,
  currency_code: z.string(),
})

export const storePaymentCollection = z.object({
  id: z.string(),
  status: z.string(),
  amount: reais,
  currency_code: z.string(),
  payment_sessions: z.array(storePaymentSession),
})
export type StorePaymentCollection = z.output<typeof storePaymentCollection>

/** The buyer's CPF or CNPJ, all but its last two characters hidden (docs/decisions/10-invoices-and-tax-ids.md). */
const hiddenTaxId = z.string().nullable()

/** A cart. Guests have no account, so its id is what lets somebody read and change it; the id is 80 random bits. */
export const storeCart = z.object({
  id: z.string(),
  email: z.string().nullable(),
  tax_id: hiddenTaxId,
  currency_code: z.string(),
  region_id: z.string().nullable(),
  region: storeRegion.nullable(),
  created_at: timestamp,
  updated_at: timestamp,
  completed_at: timestamp.nullable(),
  /** The last day of the producer's pause while it runs, yyyy-MM-dd: until then the cart cannot be completed. */
  paused_until: z.string().nullable(),
  /** Why the cart cannot be completed for now, in words for the buyer. */
  unavailable: z.string().nullable(),
  items: z.array(storeLine),
  shipping_methods: z.array(delivery),
  shipping_address: address.nullable(),
  billing_address: address.nullable(),
  payment_collection: storePaymentCollection.nullable(),
  ...totals,
})
export type StoreCart = z.output<typeof storeCart>

/** An order. Who bought it, and where it goes, only for those who know the cart (docs/decisions/06-checkout.md). */
export const storeOrder = z.object({
  id: z.string(),
  display_id: z.number(),
  status: z.string(),
  payment_status: z.string(),
  fulfillment_status: z.string(),
  currency_code: z.string(),
  region_id: z.string().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
  seller: z.object({ id: z.string(), name: z.string(), handle: z.string() }).nullable(),
  /** The last day of the producer's pause while it runs, yyyy-MM-dd. What was promised of this order stays. */
  paused_until: z.string().nullable(),
  items: z.array(storeLine),
  shipping_methods: z.array(delivery),
  ...totals,
  email: z.string().nullable(),
  tax_id: hiddenTaxId,
  shipping_address: address.nullable(),
  billing_address: address.nullable(),
})
export type StoreOrder = z.output<typeof storeOrder>

export const storeCartQuery = storeRecordQuery(storeCart)
export const storeCartResponse = storeRecord('cart', storeCart)

/** The engine's words for a removed line. */
export const storeLineDeleteResponse = z.object({
  id: z.string(),
  object: z.literal('line-item'),
  deleted: z.literal(true),
  parent: storeCartResponse.shape.cart,
})

/** With the id of the cart that the order was made of, as only the buyer knows it, it tells who bought it. */
export const storeOrderQuery = storeRecordQuery(storeOrder).extend({ cart_id: id.optional() })
export const storeOrderResponse = storeRecord('order', storeOrder)

export const storeCompleteQuery = storeRecordQuery(storeOrder)

/** How an order is paid by PIX. */
export const storePix = z.object({
  /** The text of the QR code; null while the bank has not made it, and once it can be paid no more. */
  copy_paste: z.string().nullable(),
  expires_at: timestamp,
  /** The address of the buyer's page of the order: who has it sees the order. */
  link: z.string(),
})
export type StorePix = z.output<typeof storePix>

/** An order, or the cart with the reason why its payment was not authorized. */
export const storeCompleteResponse = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('order'),
    order: storeOrderResponse.shape.order,
    /** Of an order that is paid by PIX. */
    pix: storePix.optional(),
  }),
  z.object({
    type: z.literal('cart'),
    cart: storeCartResponse.shape.cart,
    error: z.object({ type: z.string(), message: z.string() }),
  }),
])

export const storePaymentCollectionQuery = storeRecordQuery(storePaymentCollection)
export const storePaymentCollectionResponse = storeRecord(
  'payment_collection',
  storePaymentCollection,
)

const storeDelivery = z.object({
  id: z.string(),
  name: z.string(),
  price_type: z.string(),
  amount: reais,
  provider_id: z.string().nullable(),
  type: z
    .object({ label: z.string(), description: z.string().nullable(), code: z.string() })
    .nullable(),
  ...packing,
})
export const storeDeliveryListQuery = z.strictObject({
  cart_id: id,
  is_return: z.literal('false').optional(),
  fields: storeRecordQuery(storeDelivery).shape.fields,
})
export const storeDeliveryListResponse = z.object({
  shipping_options: z.array(storeRecord('one', storeDelivery).shape.one),
  /** Why there is none, in words for the buyer: a state that is not known yet, or not served. */
  unavailable: z.string().nullable(),
})
