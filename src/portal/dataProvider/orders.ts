import type { FulfillmentCreateRequest, ShipmentCreateRequest } from '#domain/wire/fulfillment'
import type {
  Order,
  OrderResponse,
  OrderStatistics,
  OrderStatisticsQuery,
} from '#domain/wire/order'
import { apiClient, apiDownload } from '../../shared/http/apiClient'

const path = (id: string) => `/vendor/orders/${encodeURIComponent(id)}`

const packagePath = (id: string, fulfillmentId: string) =>
  `${path(id)}/fulfillments/${encodeURIComponent(fulfillmentId)}`

async function post(address: string, body?: unknown, idempotencyKey?: string): Promise<Order> {
  const { order } = await apiClient<OrderResponse>(address, {
    method: 'POST',
    body: body ?? {},
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  })
  return order
}

/** What a seller does with an order (spec §7 Vendor). Every verb answers the order as it is then; all throw ApiError. */
export const orderVerbs = {
  acceptOrder: (id: string) => post(`${path(id)}/accept`),

  /** Rejects and cancels in one operation (R30). */
  rejectOrder: (id: string) => post(`${path(id)}/cancel`),

  /** @param idempotencyKey the same for every attempt of one click, so that one package comes of it (R31) */
  createFulfillment: (id: string, request: FulfillmentCreateRequest, idempotencyKey: string) =>
    post(`${path(id)}/fulfillments`, request, idempotencyKey),

  addTracking: (id: string, fulfillmentId: string, request: ShipmentCreateRequest) =>
    post(`${packagePath(id, fulfillmentId)}/shipments`, request),

  markDelivered: (id: string, fulfillmentId: string) =>
    post(`${packagePath(id, fulfillmentId)}/mark-as-delivered`),

  cancelFulfillment: (id: string, fulfillmentId: string) =>
    post(`${packagePath(id, fulfillmentId)}/cancel`),

  /** Revenue of captured orders by week or month, and the best-selling wines; amounts in cents. */
  orderStatistics: (period: OrderStatisticsQuery['period'], signal?: AbortSignal) =>
    apiClient<OrderStatistics>('/vendor/orders/statistics', {
      query: { period },
      ...(signal ? { signal } : {}),
    }),

  /** The filtered orders, all of them, as a spreadsheet that Excel in Brazil opens right. */
  exportOrders: (query: Record<string, string | undefined>) =>
    apiDownload('/vendor/orders/export.csv', { query }),
}
