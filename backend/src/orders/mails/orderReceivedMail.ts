import { subjectName } from '#domain/text/names'
import type { Mail } from '../../modules/mail-outbox/service'
import { askTheTeam, composeMail } from '../../engine/mail/composeMail'
import { orderTable, type OrderOnPaper } from './orderTable'

/** What a buyer is told at once of an order (Decreto 7.962/2013, art. 4º, I and III). Amounts in cents. */
export interface OrderReceivedMailFacts extends OrderOnPaper {
  to: string
  orderId: string
  displayId: number
  buyerName: string | null
  seller: OrderOnPaper['seller'] & { id: string }
  /** A pause of the producer that is near, in words. */
  pauseNote: string | null
  /** The payment has come: the link to the page where the buyer follows the order. Null: nothing is paid yet. */
  paid: { link: { url: string; secret: string } } | null
}

/** To the buyer: what was ordered, of whom, and the right to withdraw. One mail per order. */
export function orderReceivedMail({ pauseNote, paid, ...facts }: OrderReceivedMailFacts): Mail {
  const greeting = facts.buyerName ? `Olá, ${subjectName(facts.buyerName)}! ` : ''
  return {
    to: facts.to,
    sellerId: facts.seller.id,
    orderId: facts.orderId,
    template: 'order-received',
    isUnconfirmed: paid === null,
    idempotencyKey: `order-received:${facts.orderId}`,
    secret: paid?.link.secret,
    ...composeMail({
      title: paid
        ? `Recebemos o pagamento do seu pedido #${facts.displayId}`
        : `Recebemos o seu pedido #${facts.displayId}`,
      paragraphs: [
        `${greeting}O seu pedido chegou ao produtor, que confere a disponibilidade e prepara o envio. Você recebe outro e-mail quando os vinhos saírem.`,
        ...(pauseNote ? [pauseNote] : []),
      ],
      table: orderTable(facts),
      action: [
        ...(paid ? [{ label: 'Acompanhar o pedido', url: paid.link.url }] : []),
        askTheTeam('Falar sobre o pedido', `Pedido #${facts.displayId}`),
      ],
      notes: [
        'Você pode desistir da compra em até 7 dias depois de receber os vinhos, sem dizer o motivo, e recebe de volta tudo o que pagou, com o frete (Código de Defesa do Consumidor, art. 49). O e-mail da entrega traz o link para isso.',
      ],
    }),
  }
}
