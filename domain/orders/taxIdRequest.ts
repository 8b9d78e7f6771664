import { TAX_ID_REQUEST_HOURS } from '../limits'
import type { OrderFacts } from './orderActions'
import { isGivenBack } from './paymentStatus'

/** The part of an order that decides whether its buyer is asked for a CPF or CNPJ; the server's locked order fits it. */
export interface TaxIdFacts extends Pick<OrderFacts, 'invoice' | 'payment_status'> {
  has_tax_id: boolean
  /** When the buyer was asked last. */
  asked_at?: string | Date | null
  email?: string | null
}

const ASKED = 'O comprador já foi avisado nas últimas 24 horas.'

/** Why the buyer is not asked by mail for the CPF or CNPJ that the invoice needs, in Portuguese, or null. */
export function askTaxIdProblem(order: TaxIdFacts, now: Date): string | null {
  if (order.has_tax_id) return 'O comprador já informou o CPF ou CNPJ.'
  if (order.invoice) return 'Este pedido já tem nota fiscal.'
  if (isGivenBack(order)) return 'Este pedido foi reembolsado: o CPF não é mais necessário.'
  if (!order.email) return 'Este pedido não tem e-mail do comprador.'
  const { asked_at } = order
  const isRecent =
    asked_at && now.getTime() - new Date(asked_at).getTime() < TAX_ID_REQUEST_HOURS * 3_600_000
  return isRecent ? ASKED : null
}
