import { subjectName } from '#domain/text/names'
import { formatDateTime } from '#domain/values/dates'
import type { Mail } from '../../modules/mail-outbox/service'
import { composeMail } from '../../engine/mail/composeMail'
import { orderTable, type OrderOnPaper } from '../../orders'

/** Amounts in cents. */
export interface PayMailFacts extends OrderOnPaper {
  to: string
  orderId: string
  displayId: number
  buyerName: string | null
  seller: OrderOnPaper['seller'] & { id: string }
  expiresAt: Date
  link: { url: string; secret: string }
}

/** To the buyer: what was ordered and of whom, where it is paid by PIX, and until when. One mail per order. */
export function payMail(facts: PayMailFacts): Mail {
  const greeting = facts.buyerName ? `Olá, ${subjectName(facts.buyerName)}! ` : ''
  return {
    to: facts.to,
    sellerId: facts.seller.id,
    orderId: facts.orderId,
    template: 'order-pix',
    isUnconfirmed: true,
    idempotencyKey: `order-pix:${facts.orderId}`,
    secret: facts.link.secret,
    ...composeMail({
      title: `Pague por PIX o seu pedido #${facts.displayId}`,
      paragraphs: [
        `${greeting}Guardamos as garrafas do seu pedido. O código do PIX vale até ${formatDateTime(facts.expiresAt)} (horário de Brasília); sem o pagamento, o pedido é cancelado e nada é cobrado.`,
      ],
      table: orderTable(facts),
      action: { label: 'Pagar por PIX', url: facts.link.url },
      notes: ['O link é só seu: quem o tem vê o pedido.'],
    }),
  }
}
