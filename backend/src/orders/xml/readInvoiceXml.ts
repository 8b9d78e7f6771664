import { XMLParser } from 'fast-xml-parser'
import {
  type AuthorisedInvoice,
  readAuthorisedInvoice,
} from '#domain/orders/invoice/authorisedInvoice'
import { type Result, failure } from '#domain/result'
import { invoiceXmlText } from '#domain/orders/invoice/invoiceXmlText'
import { INVOICE_XML_DEPTH_MAX } from '#domain/limits'

/** What a file says as an invoice's XML, in one part. */
export async function* readInvoiceXml(xml: Uint8Array): AsyncGenerator<Result<AuthorisedInvoice>> {
  yield parseInvoiceXml(xml)
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@_',
  // a key of 44 digits is no number
  parseTagValue: false,
  processEntities: false,
  maxNestedTags: INVOICE_XML_DEPTH_MAX,
})

/** Reads the file that a seller sent as an invoice's XML; the reason of a failure is Portuguese. */
export function parseInvoiceXml(bytes: Uint8Array): Result<AuthorisedInvoice> {
  const text = invoiceXmlText(bytes)
  if (!text.ok) return text
  let tree: unknown
  try {
    // the parser takes what is not closed; its validation does not
    tree = parser.parse(text.payload, true)
  } catch {
    return failure('O arquivo não é um XML inteiro: pode ter sido cortado ou alterado.')
  }
  return readAuthorisedInvoice(tree)
}
