import { subjectName } from '#domain/text/names'
import { formatBRL } from '#domain/values/money'
import type { Mail } from '../../modules/mail-outbox/service'
import { askTheTeam, composeMail } from '../../engine/mail/composeMail'
import { bottles } from './shipmentMail'

export interface RejectionMailFacts {
  to: string
  sellerId: string
  orderId: string
  displayId: number
  buyerName: string | null
  sellerName: string
  items: { title: string; quantity: number }[]
  /** The seller's words; null when none were given. */
  reason: string | null
  /** What was paid and goes back, in cents. */
  refunded: number
  /** What had been given back before, in cents. */
  before: number
}

/** To the buyer: the seller cannot fulfil the order, why, and what becomes of the money. One mail per order. */
export function rejectionMail(facts: RejectionMailFacts): Mail {
  const greeting = facts.buyerName ? `Olá, ${subjectName(facts.buyerName)}! ` : ''
  return {
    to: facts.to,
    sellerId: facts.sellerId,
    orderId: facts.orderId,
    template: 'order-rejected',
    isUnconfirmed: facts.refunded + facts.before === 0,
    idempotencyKey: `order-rejected:${facts.orderId}`,
    ...composeMail({
      title: `Seu pedido #${facts.displayId} foi cancelado`,
      paragraphs: [
        `${greeting}${facts.sellerName} não pôde atender este pedido.`,
        ...(facts.reason ? [`Motivo: ${facts.reason}`] : []),
        facts.refunded > 0
          ? `O ${facts.before > 0 ? 'restante do valor' : 'valor'} pago, ${formatBRL(facts.refunded)}, volta para você pelo mesmo meio de pagamento.`
          : facts.before > 0
            ? 'O valor pago já tinha sido reembolsado.'
            : 'Nada será cobrado.',
      ],
      table: facts.items.map(({ title, quantity }) => [title, bottles(quantity)]),
      action: askTheTeam('Falar sobre o pedido', `Pedido #${facts.displayId}`),
    }),
  }
}
