import type { AuthorisedInvoice } from '#domain/orders/invoice/authorisedInvoice'
import type { Result } from '#domain/result'
import { parseInvoiceXml } from './parseInvoiceXml'

/** What a file says as an invoice's XML, in one part. */
export async function* readInvoiceXml(xml: Uint8Array): AsyncGenerator<Result<AuthorisedInvoice>> {
  yield parseInvoiceXml(xml)
}
