import type { AdminOrder, RefundRequest } from '#domain/orders/adminOrderWire'
import type {
  RefundBottlesRequest,
  StaffRegisterReturnRequest,
} from '#domain/returns/orderReturnWire'
import type {
  FulfillmentCreateRequest,
  ShipmentCreateRequest,
} from '#domain/orders/fulfillmentWire'
import { callRoute } from '../../kit/http/callRoute'

type OrderAnswer = Promise<{ order: AdminOrder }>

const orderOf = async (answer: OrderAnswer): Promise<AdminOrder> => (await answer).order

/** What staff do with orders, most of it in the seller's place and with a reason. All throw ApiError. */
export const orderVerbs = {
  /** Takes what the buyer of an order authorized. */
  captureOrder: (id: string) =>
    orderOf(callRoute('POST /admin/orders/:id/capture', { params: { id }, body: {} })),

  acceptOrder: (id: string, reason: string) =>
    orderOf(callRoute('POST /admin/orders/:id/accept', { params: { id }, body: { reason } })),

  cancelOrder: (id: string, reason: string) =>
    orderOf(callRoute('POST /admin/orders/:id/cancel', { params: { id }, body: { reason } })),

  removeInvoice: (id: string, reason: string) =>
    orderOf(
      callRoute('POST /admin/orders/:id/invoice/remove', { params: { id }, body: { reason } }),
    ),

  /** 409 with `current.refunded` when somebody else gave back meanwhile. */
  refundOrder: (id: string, body: RefundRequest) =>
    orderOf(callRoute('POST /admin/orders/:id/refund', { params: { id }, body })),

  /** Money for bottles that arrived and stay with the buyer. */
  refundBottles: (id: string, body: RefundBottlesRequest, idempotencyKey: string) =>
    orderOf(
      callRoute('POST /admin/orders/:id/returns/refund', { params: { id }, body, idempotencyKey }),
    ),

  /** A return that is registered and approved at once; the order is read again. */
  openReturn: async (
    id: string,
    body: StaffRegisterReturnRequest,
    idempotencyKey: string,
  ): Promise<null> => {
    await callRoute('POST /admin/orders/:id/returns', { params: { id }, body, idempotencyKey })
    return null
  },

  /** The seller is not paid for it until it is released. */
  holdOrder: (id: string, reason: string) =>
    orderOf(callRoute('POST /admin/orders/:id/hold', { params: { id }, body: { reason } })),

  releaseOrder: (id: string) =>
    orderOf(callRoute('POST /admin/orders/:id/release', { params: { id }, body: {} })),

  createFulfillment: (id: string, body: FulfillmentCreateRequest & { reason: string }) =>
    orderOf(callRoute('POST /admin/orders/:id/fulfillments', { params: { id }, body })),

  shipFulfillment: (
    id: string,
    fulfillmentId: string,
    body: ShipmentCreateRequest & { reason: string },
  ) =>
    orderOf(
      callRoute('POST /admin/orders/:id/fulfillments/:fulfillment_id/shipments', {
        params: { id, fulfillment_id: fulfillmentId },
        body,
      }),
    ),

  markDelivered: (id: string, fulfillmentId: string, reason: string) =>
    orderOf(
      callRoute('POST /admin/orders/:id/fulfillments/:fulfillment_id/mark-as-delivered', {
        params: { id, fulfillment_id: fulfillmentId },
        body: { reason },
      }),
    ),
}
