import { saoPauloDate } from '#domain/values/dates'
import type { SystemActor } from '../../engine/actor/actor'
import type { RequestOrigin } from '../../engine/actor/requestOrigin'
import type { Call, Handlers } from '../../engine/http/handlers'
import { idempotencyKey } from '../../engine/http/idempotencyKey'
import { sendCsv } from '../../engine/http/sendFile'
import { exportOrders } from '../reads/exportOrders'
import { findOrder } from '../reads/findOrder'
import { listOrders } from '../reads/listOrders'
import { findTaxIdRequest, type TaxIdRequest } from '../reads/findTaxIdRequest'
import { orderSlips } from '../reads/orderSlips'
import { usedCodes } from '../reads/usedCodes'
import { askTaxId } from '../writes/ask-tax-id'
import { cancelFulfillment } from '../writes/cancel-fulfillment'
import { correctTracking } from '../writes/correct-tracking'
import { createFulfillment } from '../writes/create-fulfillment'
import { deliverFulfillment } from '../writes/deliver-fulfillment'
import { packOrder } from '../writes/pack-order'
import { shipFulfillment } from '../writes/ship-fulfillment'
import { acceptOrder } from '../writes/accept-order'
import type { OrderActInput } from '../writes/actOnOrder'
import { giveTaxId } from '../writes/give-tax-id'
import { orderBatch, refuseForeign } from '../writes/orderBatch'
import { refuseDoubtfulCodes } from '../writes/refuseDoubtfulCodes'
import { rejectOrder } from '../writes/reject-order'
import { sendOrder } from '../writes/send-order'
import { removeInvoice } from '../writes/remove-invoice'
import { setInvoice, setInvoiceByXml } from '../writes/set-invoice'
import type { Request } from 'express'
import { invoiceXmlSizeProblem } from '#domain/orders/invoice/invoiceXmlText'
import { INVOICE_XML_MAX_BYTES } from '#domain/limits'
import { AppError } from '../../engine/errors/AppError'
import { readBody } from '../../engine/http/readBody'

/** The orders of the caller's seller (spec §7); every step answers with the order. */
export const orderHandlers = {
  'GET /vendor/orders': ({ knex, seller, query }) => listOrders(knex, seller.id, query),

  /** The filtered orders as a spreadsheet. */
  'GET /vendor/orders/export.csv': ({ knex, seller, query, response }) =>
    sendCsv(
      response,
      `pedidos-${saoPauloDate(new Date())}.csv`,
      exportOrders(knex, seller.id, query),
    ),

  /** Orders with their packages, for one print of many. */
  'GET /vendor/orders/slips': async ({ knex, seller, query }) => ({
    orders: await orderSlips(knex, seller.id, query.ids ?? null),
  }),

  'POST /vendor/orders/batch/accept': (call) =>
    batch(call, ordersOf(call.body), (input) => acceptOrder(call.container, input)),

  /** An Idempotency-Key makes a repetition the same packages. */
  'POST /vendor/orders/batch/fulfillments': (call) => {
    const key = idempotencyKey(call.request)
    return batch(call, ordersOf(call.body), async (input) => {
      await packOrder(call.container, { ...input, idempotencyKey: key })
    })
  },

  /** An Idempotency-Key makes a repetition the same packages. */
  'POST /vendor/orders/batch/shipments': async (call) => {
    const { shipments, confirmed } = call.body
    const key = idempotencyKey(call.request)
    await refuseForeign(call.knex, call.seller.id, shipments)
    if (!confirmed) {
      const codes = shipments.flatMap(({ id, tracking_number: code }, at) =>
        code ? [[`shipments.${at}.tracking_number`, { code, orderId: id }] as const] : [],
      )
      await refuseDoubtfulCodes(call.knex, call.seller.id, Object.fromEntries(codes))
    }
    return batch(call, shipments, (input, what) =>
      sendOrder(call.container, { ...input, what, idempotencyKey: key }),
    )
  },

  'POST /vendor/orders/codes': async ({ knex, seller, body: { codes } }) => {
    await refuseForeign(
      knex,
      seller.id,
      codes.map(({ order_id: id }) => ({ id })),
    )
    const asked = codes.map(({ code, order_id }) => ({ code, orderId: order_id }))
    return { used: await usedCodes(knex, seller.id, asked) }
  },

  'POST /vendor/orders/:id/tax-id-request': async (call) => ({
    asked_at: (await askTaxId(call.container, stepOn(call))).toISOString(),
  }),

  'GET /store/tax-ids/:token': async ({ knex, params }) =>
    presentRequest(await findTaxIdRequest(knex, params.token), false),

  'POST /store/tax-ids/:token': async ({ container, params, body, origin }) =>
    presentRequest(
      await giveTaxId(container, {
        token: params.token,
        taxId: body.tax_id,
        actor: buyerActor(origin),
      }),
      true,
    ),

  'GET /vendor/orders/:id': (call) => ownOrder(call),

  'POST /vendor/orders/:id/accept': async (call) => {
    await acceptOrder(call.container, stepOn(call))
    return ownOrder(call)
  },

  /** The seller rejects the order (R30). */
  'POST /vendor/orders/:id/cancel': async (call) => {
    await rejectOrder(call.container, { ...stepOn(call), reason: call.body.reason })
    return ownOrder(call)
  },

  'POST /vendor/orders/:id/invoice': async (call) => {
    await setInvoice(call.container, { ...stepOn(call), ...call.body })
    return ownOrder(call)
  },

  'POST /vendor/orders/:id/invoice/xml': async (call) => {
    await setInvoiceByXml(call.container, {
      ...stepOn(call),
      xml: await readInvoiceBody(call.request),
    })
    return ownOrder(call)
  },

  'DELETE /vendor/orders/:id/invoice': async (call) => {
    await removeInvoice(call.container, stepOn(call))
    return ownOrder(call)
  },

  /** An Idempotency-Key makes a repetition the same package. */
  'POST /vendor/orders/:id/fulfillments': async (call) => {
    await createFulfillment(call.container, {
      ...stepOn(call),
      idempotencyKey: idempotencyKey(call.request),
      request: call.body,
    })
    return ownOrder(call)
  },

  'POST /vendor/orders/:id/fulfillments/:fulfillment_id/shipments': async (call) => {
    const { confirmed, ...request } = call.body
    if (confirmed === false) {
      const codes = request.labels.map(({ tracking_number: code }, at) => [
        `labels.${at}.tracking_number`,
        { code, orderId: call.params.id },
      ])
      await refuseDoubtfulCodes(call.knex, call.seller.id, Object.fromEntries(codes))
    }
    await shipFulfillment(call.container, { ...stepOnPackage(call), request })
    return ownOrder(call)
  },

  'POST /vendor/orders/:id/fulfillments/:fulfillment_id/tracking': async (call) => {
    await correctTracking(call.container, { ...stepOnPackage(call), request: call.body })
    return ownOrder(call)
  },

  'POST /vendor/orders/:id/fulfillments/:fulfillment_id/mark-as-delivered': async (call) => {
    await deliverFulfillment(call.container, stepOnPackage(call))
    return ownOrder(call)
  },

  'POST /vendor/orders/:id/fulfillments/:fulfillment_id/cancel': async (call) => {
    await cancelFulfillment(call.container, stepOnPackage(call))
    return ownOrder(call)
  },
} satisfies Partial<Handlers>

type OrderCall = Pick<
  Call<'POST /vendor/orders/:id/accept'>,
  'container' | 'seller' | 'params' | 'actor'
>
type PackageCall = OrderCall & { params: { fulfillment_id: string } }

/** Which order a step acts on, and who acts: the order from the path, the seller from the session. */
const stepOn = ({ params, seller, actor }: OrderCall): OrderActInput => ({
  orderId: params.id,
  sellerId: seller.id,
  actor,
})

const stepOnPackage = (call: PackageCall) => ({
  ...stepOn(call),
  fulfillmentId: call.params.fulfillment_id,
})

const presentRequest = ({ display_id, seller_name }: TaxIdRequest, is_given: boolean) => ({
  display_id,
  seller_name,
  is_given,
})

/** A buyer has no account: the link is what they have. */
const buyerActor = (origin: RequestOrigin): SystemActor => ({
  type: 'system',
  id: null,
  email: null,
  origin,
})

const ordersOf = ({ ids }: { ids: string[] }) => [...new Set(ids)].map((id) => ({ id }))

/** The same step on each of many orders, by one person. */
const batch = async <Item extends { id: string; fulfillment_id?: string }>(
  {
    knex,
    seller,
    actor,
  }: Pick<Call<'POST /vendor/orders/batch/accept'>, 'knex' | 'seller' | 'actor'>,
  items: readonly Item[],
  act: (input: OrderActInput, item: Item) => Promise<void>,
) => ({
  results: await orderBatch(knex, seller.id, items, (item) =>
    act({ orderId: item.id, sellerId: seller.id, actor }, item),
  ),
})

const ownOrder = async ({ container, params, seller }: OrderCall) => ({
  order: await findOrder(container, params.id, seller.id),
})

/** The uploaded file of an invoice. Throws AppError payload_too_large. */
async function readInvoiceBody(request: Request): Promise<Uint8Array> {
  const file = await readBody(request, INVOICE_XML_MAX_BYTES)
  if (file) return file
  const message = invoiceXmlSizeProblem(INVOICE_XML_MAX_BYTES + 1) ?? ''
  throw new AppError('payload_too_large', message, { errors: { xml: message } })
}
