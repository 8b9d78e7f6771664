import { cnpjCharacters } from '../../values/taxId'

/** In what an invoice's XML may differ from its order: shown to seller and staff, never refused. */
export const INVOICE_DIFFERENCES = ['total', 'buyer', 'no_buyer'] as const
export type InvoiceDifference = (typeof INVOICE_DIFFERENCES)[number]

/** Whether the invoice names the order's buyer; null when either of them is not known. */
export function isOrdersBuyer(
  invoiceBuyer: string | null,
  orderBuyer: string | null | undefined,
): boolean | null {
  return invoiceBuyer && orderBuyer ? invoiceBuyer === cnpjCharacters(orderBuyer) : null
}

/** What differs. Totals in cents; `isBuyer` as `isOrdersBuyer` said when the XML came. */
export function invoiceDifferences(
  invoice: { total: number; buyer: string | null; isBuyer: boolean | null },
  orderTotal: number,
): InvoiceDifference[] {
  const differs: Record<InvoiceDifference, boolean> = {
    total: invoice.total !== orderTotal,
    buyer: invoice.isBuyer === false,
    no_buyer: invoice.buyer === null,
  }
  return INVOICE_DIFFERENCES.filter((one) => differs[one])
}
