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
  /** Cents that came in. */
  received: number
  /** Cents that go back: less where the bank has given back a part by itself. */
  amount: number
  /** Of `pix_refund`. */
  refundId: string
}

/**
 * To the buyer: a PIX that was booked for no order goes back, whole or what the bank has left of it. One mail per refund, as it is asked for again when the bank
 * has not carried it out.
 */
export function givenBackMail(facts: GivenBackMailFacts): Mail {
  const greeting = facts.buyerName ? `Olá, ${subjectName(facts.buyerName)}! ` : ''
  const number = `#${facts.displayId}`
  const [received, amount] = [formatBRL(facts.received), formatBRL(facts.amount)]
  const isWhole = facts.amount === facts.received
  return {
    to: facts.to,
    sellerId: facts.sellerId,
    orderId: facts.orderId,
    template: 'order-pix-given-back',
    idempotencyKey: `order-pix-given-back:${facts.refundId}`,
    ...composeMail({
      title: `O ${isWhole ? '' : 'resto do '}seu PIX de ${received} volta para você: pedido ${number}`,
      paragraphs: [
        `${greeting}Recebemos um PIX de ${received} que não pôde ser registrado no pedido ${number}, por exemplo porque chegou depois do prazo, com outro valor ou quando ele já estava pago.`,
        `${isWhole ? 'O valor inteiro' : `O banco já reembolsou uma parte por conta própria. O resto, ${amount},`} volta para a conta de que o PIX saiu. Quando ele aparece depende do banco. O pedido continua como estava.`,
      ],
      action: askTheTeam('Falar sobre o PIX', `PIX do pedido ${number}`),
    }),
  }
}
