import type { Request } from 'express'
import { invoiceXmlSizeProblem } from '#domain/orders/invoice/invoiceXmlText'
import { INVOICE_XML_MAX_BYTES } from '#domain/limits'
import { AppError } from '../../engine/errors/AppError'
import { readBody } from '../../engine/http/readBody'

/** The uploaded file of an invoice. Throws AppError payload_too_large. */
export async function readInvoiceBody(request: Request): Promise<Uint8Array> {
  const file = await readBody(request, INVOICE_XML_MAX_BYTES)
  if (file) return file
  const message = invoiceXmlSizeProblem(INVOICE_XML_MAX_BYTES + 1) ?? ''
  throw new AppError('payload_too_large', message, { errors: { xml: message } })
}
