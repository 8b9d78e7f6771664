import { accessKeyCharacters } from './accessKey'

/** What an invoice's XML says of the order that it is for; read before it is sent, and judged by the server. */
export interface InvoiceReference {
  /** Of 44 characters; '' when the file is no invoice. */
  accessKey: string
  /** Numbers of orders that it, or its name, mentions. */
  orders: number[]
}

/** A package of an order that waits for its invoice. */
export interface InvoicedOrder {
  key: string
  displayId: number
  /** As it was typed or pasted. */
  accessKey: string
}

/** Reads the access key, the order's number (`xPed`, or 'pedido 1042' in the issuer's notes), and numbers in the file's name. */
export function invoiceReference(xml: string, fileName: string): InvoiceReference {
  const accessKey = /<infNFe\b[^>]{0,200}\bId\s*=\s*["']NFe([0-9A-Z]{44})["']/.exec(xml)?.[1] ?? ''
  const named = [
    ...xml.matchAll(/<xPed>\s*#?0*(\d{1,9})\s*<\/xPed>/g),
    ...xml.matchAll(/\bpedido\s{0,3}(?:n[º°o.]{0,2}\s{0,3})?#?\s{0,3}0*(\d{1,9})\b/gi),
    // a key in the name is longer
    ...fileName.matchAll(/(?<!\d)0*(\d{1,9})(?!\d)/g),
  ]
  return { accessKey, orders: [...new Set(named.map(([, number]) => Number(number)))] }
}

/** The key of an invoice's order, of its first package: whose key it has, else the only one that it mentions; null when that is not certain. */
export function matchInvoice(
  { accessKey, orders }: InvoiceReference,
  waiting: readonly InvoicedOrder[],
): string | null {
  if (accessKey === '') return null
  const byKey = waiting.find((one) => accessKeyCharacters(one.accessKey) === accessKey)
  if (byKey) return byKey.key
  const hasKey = new Set(
    waiting.filter((one) => accessKeyCharacters(one.accessKey) !== '').map((one) => one.displayId),
  )
  const mentioned = waiting.filter(
    ({ displayId }) => !hasKey.has(displayId) && orders.includes(displayId),
  )
  const isOne = new Set(mentioned.map(({ displayId }) => displayId)).size === 1
  return isOne ? (mentioned[0]?.key ?? null) : null
}
