import { INVOICE_XML_MAX_BYTES } from '../limits'
import { invoiceRequest, orderResponse } from '../wire/order'
import type { RouteTable } from './declaration'

/** The fiscal invoice of a seller's order (docs/decisions/106, 108). */
export const vendorInvoiceRoutes = {
  'POST /vendor/orders/:id/invoice': {
    actor: 'seller',
    body: invoiceRequest,
    response: orderResponse,
    ids: { id: 'order' },
    audit: ['order.invoice.set'],
  },
  // the file as it is: its encoding is judged, too
  'POST /vendor/orders/:id/invoice/xml': {
    actor: 'seller',
    body: 'bytes',
    response: orderResponse,
    ids: { id: 'order' },
    audit: ['order.invoice.set'],
    maxBytes: INVOICE_XML_MAX_BYTES,
    atOnce: 2,
  },
  'DELETE /vendor/orders/:id/invoice': {
    actor: 'seller',
    response: orderResponse,
    ids: { id: 'order' },
    audit: ['order.invoice.remove'],
  },
} as const satisfies RouteTable
