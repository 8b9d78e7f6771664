import { subjectName } from '#domain/text/names'
import { formatBRL } from '#domain/values/money'
import type { Mail } from '../../modules/mail-outbox/service'
import { askTheTeam, composeMail } from '../../engine/mail/composeMail'

export interface GivenBackMailFacts {
  to: string
  /** Null for an order without a seller. */
  sellerId: string | null
  orderId: string
  displayId: number
  buyerName: string | null
  /** Cents. */
  amount: number
  /** Of `pix_refund`. */
  refundId: string
}

/**
 * To the buyer: a PIX that was booked for no order goes back whole. One mail per refund, as it is asked for again when the bank
 * has not carried it out.
 */
export function givenBackMail(facts: GivenBackMailFacts): Mail {
  const greeting = facts.buyerName ? `Olá, ${subjectName(facts.buyerName)}! ` : ''
  const number = `#${facts.displayId}`
  const amount = formatBRL(facts.amount)
  return {
    to: facts.to,
    sellerId: facts.sellerId,
    orderId: facts.orderId,
    template: 'order-pix-given-back',
    idempotencyKey: `order-pix-given-back:${facts.refundId}`,
    ...composeMail({
      title: `O seu PIX de ${amount} volta para você: pedido ${number}`,
      paragraphs: [
        `${greeting}Recebemos um PIX de ${amount} que não pôde ser registrado no pedido ${number}, por exemplo porque chegou depois do prazo, com outro valor ou quando ele já estava pago.`,
        'O valor inteiro volta para a conta de que o PIX saiu. Quando ele aparece depende do banco. O pedido continua como estava.',
      ],
      action: askTheTeam('Falar sobre o PIX', `PIX do pedido ${number}`),
    }),
  }
}
