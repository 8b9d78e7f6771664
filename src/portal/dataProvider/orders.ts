import type {
  FulfillmentCreateRequest,
  ShipmentCreateRequest,
  TrackingUpdateRequest,
} from '#domain/orders/fulfillmentWire'
import type { Order, OrderStatisticsQuery } from '#domain/orders/orderWire'
import type { ShipmentBatchRequest } from '#domain/orders/orderBatchWire'
import { callRoute } from '../../kit/http/callRoute'

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
  setInvoiceByXml: (id: string, file: File) =>
    orderOf(
      callRoute('POST /vendor/orders/:id/invoice/xml', {
        params: { id },
        file: new Blob([file], { type: 'application/xml' }),
      }),
    ),

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

  shipPackages: async (shipments: ShipmentBatchRequest['shipments']) =>
    (await callRoute('POST /vendor/orders/batch/shipments', { body: { shipments } })).results,

  /** Orders with their packages, for one print of many. */
  orderSlips: async (ids: readonly string[], signal?: AbortSignal): Promise<Order[]> =>
    (
      await callRoute('GET /vendor/orders/slips', {
        query: { ids: ids.join(',') },
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
