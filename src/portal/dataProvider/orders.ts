import type {
  FulfillmentCreateRequest,
  ShipmentCreateRequest,
  TrackingUpdateRequest,
} from '#domain/orders/fulfillmentWire'
import type { Order, OrderStatisticsQuery } from '#domain/orders/orderWire'
import type { OrderSlip } from '#domain/orders/orderBatchWire'
import { ApiError } from '../../kit/http/ApiError'
import { callRoute } from '../../kit/http/callRoute'

/** An order with what was typed for it; '' is nothing. */
interface OrderToSend {
  order: Pick<Order, 'id'>
  fulfillmentId?: string
  code: string
  accessKey: string
  xml?: File
  /** The codes look wrong and are meant. */
  confirmed?: boolean
}

/** Sends the files, each a request of its own; what the server refuses is that order's, anything else ends the batch. */
async function setInvoices(orders: readonly OrderToSend[]): Promise<Map<OrderToSend, string>> {
  const refused = new Map<OrderToSend, string>()
  for (const one of orders) {
    if (!one.xml) continue
    try {
      await setInvoiceByXml(one.order.id, one.xml)
    } catch (error) {
      if (!(error instanceof ApiError) || ![400, 409, 413].includes(error.status)) throw error
      refused.set(one, error.message)
    }
  }
  return refused
}

const setInvoiceByXml = (id: string, file: File) =>
  orderOf(
    callRoute('POST /vendor/orders/:id/invoice/xml', {
      params: { id },
      file: new Blob([file], { type: 'application/xml' }),
    }),
  )

const orderOf = async (answer: Promise<{ order: Order }>): Promise<Order> => (await answer).order

/** What a seller does with an order (spec §7 Vendor). Every verb answers the order as it is then; all throw ApiError. */
export const orderVerbs = {
  acceptOrder: (id: string) =>
    orderOf(callRoute('POST /vendor/orders/:id/accept', { params: { id }, body: {} })),

  /** Rejects and cancels in one operation (R30); the buyer reads the reason. */
  rejectOrder: (id: string, reason: string) =>
    orderOf(callRoute('POST /vendor/orders/:id/cancel', { params: { id }, body: { reason } })),

  /** The fiscal invoice's access key; spaces and points are allowed in it. */
  setInvoice: (id: string, access_key: string) =>
    orderOf(callRoute('POST /vendor/orders/:id/invoice', { params: { id }, body: { access_key } })),

  /** The same by its authorised XML. */
  setInvoiceByXml,

  removeInvoice: (id: string) =>
    orderOf(callRoute('DELETE /vendor/orders/:id/invoice', { params: { id } })),

  /** @param idempotencyKey the same for every attempt of one click, so that one package comes of it (R31) */
  createFulfillment: (id: string, body: FulfillmentCreateRequest, idempotencyKey: string) =>
    orderOf(
      callRoute('POST /vendor/orders/:id/fulfillments', { params: { id }, body, idempotencyKey }),
    ),

  addTracking: (id: string, fulfillment_id: string, body: ShipmentCreateRequest) =>
    orderOf(
      callRoute('POST /vendor/orders/:id/fulfillments/:fulfillment_id/shipments', {
        params: { id, fulfillment_id },
        body,
      }),
    ),

  markDelivered: (id: string, fulfillment_id: string) =>
    orderOf(
      callRoute('POST /vendor/orders/:id/fulfillments/:fulfillment_id/mark-as-delivered', {
        params: { id, fulfillment_id },
        body: {},
      }),
    ),

  cancelFulfillment: (id: string, fulfillment_id: string) =>
    orderOf(
      callRoute('POST /vendor/orders/:id/fulfillments/:fulfillment_id/cancel', {
        params: { id, fulfillment_id },
        body: {},
      }),
    ),

  /** The right codes of a package that is on its way; the buyer gets them by e-mail. */
  correctTracking: (id: string, fulfillment_id: string, body: TrackingUpdateRequest) =>
    orderOf(
      callRoute('POST /vendor/orders/:id/fulfillments/:fulfillment_id/tracking', {
        params: { id, fulfillment_id },
        body,
      }),
    ),

  /** Many at once, each by the same rules as one by one; answers what became of each. */
  acceptOrders: async (ids: string[]) =>
    (await callRoute('POST /vendor/orders/batch/accept', { body: { ids } })).results,

  /** One package each, of everything that is left. `idempotencyKey` as for one. */
  packOrders: async (ids: string[], idempotencyKey: string) =>
    (await callRoute('POST /vendor/orders/batch/fulfillments', { body: { ids }, idempotencyKey }))
      .results,

  /** Which of these codes another order has already. */
  usedCodes: async (codes: { code: string; order_id: string }[]) =>
    (await callRoute('POST /vendor/orders/codes', { body: { codes } })).used,

  /** Sends orders: the invoice by its XML or key, then the package with its code, packed before where it is not. `idempotencyKey` as for one. */
  sendOrders: async (orders: readonly OrderToSend[], idempotencyKey: string) => {
    const refused = await setInvoices(orders)
    const shipments = orders.flatMap((one) =>
      refused.has(one) || (!one.code && (one.xml || !one.accessKey))
        ? []
        : [
            {
              id: one.order.id,
              ...(one.fulfillmentId && { fulfillment_id: one.fulfillmentId }),
              ...(one.code && { tracking_number: one.code }),
              ...(one.accessKey && !one.xml && { access_key: one.accessKey }),
            },
          ],
    )
    const sent =
      shipments.length > 0
        ? await callRoute('POST /vendor/orders/batch/shipments', {
            body: { shipments, confirmed: orders.some(({ confirmed }) => confirmed) },
            idempotencyKey,
          })
        : { results: [] }
    const results = [...sent.results]
    return orders.map((one) => {
      const message = refused.get(one)
      if (message !== undefined) return { id: one.order.id, ok: false, message }
      const isSent = one.code || (one.accessKey && !one.xml)
      return (isSent ? results.shift() : undefined) ?? { id: one.order.id, ok: true, message: null }
    })
  },

  /** The buyer gets a mail that asks for the CPF or CNPJ. */
  askTaxId: (id: string) =>
    callRoute('POST /vendor/orders/:id/tax-id-request', { params: { id }, body: {} }),

  /** Orders with their packages, for one print of many; without ids all that are to be sent. */
  orderSlips: async (ids: readonly string[], signal?: AbortSignal): Promise<OrderSlip[]> =>
    (
      await callRoute('GET /vendor/orders/slips', {
        query: { ids: ids.length > 0 ? ids.join(',') : undefined },
        ...(signal ? { signal } : {}),
      })
    ).orders,

  /** Revenue of captured orders by week or month, and the best-selling wines; amounts in cents. */
  orderStatistics: (period: OrderStatisticsQuery['period'], signal?: AbortSignal) =>
    callRoute('GET /vendor/orders/statistics', {
      query: { period },
      ...(signal ? { signal } : {}),
    }),
}
