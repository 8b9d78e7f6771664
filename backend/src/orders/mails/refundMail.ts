import { subjectName } from '#domain/text/names'
import { formatBRL } from '#domain/values/money'
import type { Mail } from '../../modules/mail-outbox/service'
import { askTheTeam, composeMail } from '../../engine/mail/composeMail'
import { bottles } from './shipmentMail'

export interface RefundMailFacts {
  to: string
  sellerId: string
  orderId: string
  displayId: number
  buyerName: string | null
  /** Cents that go back now; 0 for bottles whose money went back before. */
  amount: number
  /** It went back in another way than it was paid. */
  isElsewhere: boolean
  /** Bottles that are never sent. */
  canceled: { title: string; quantity: number }[]
  /** Cents given back before, refunds undone before, and bottles never sent by now, of the whole order: together they name the mail. */
  before: number
  undone: number
  canceledInAll: number
}

/** How a sum goes back to the buyer. */
export const goingBack = (sum: string, isElsewhere: boolean): string =>
  isElsewhere
    ? `${sum} voltaram para você de outra forma, porque o banco não devolve mais o seu PIX.`
    : `${sum} voltam para você pelo mesmo meio de pagamento. Quando o valor aparece depende do banco ou do cartão.`

/** To the buyer: what goes back, and for which bottles. One mail per refund. */
export function refundMail(facts: RefundMailFacts): Mail {
  const greeting = facts.buyerName ? `Olá, ${subjectName(facts.buyerName)}! ` : ''
  const number = `#${facts.displayId}`
  return {
    to: facts.to,
    sellerId: facts.sellerId,
    orderId: facts.orderId,
    template: 'order-refunded',
    idempotencyKey: `order-refunded:${facts.orderId}:${facts.before}:${facts.amount}:${facts.canceledInAll}:${facts.undone}`,
    ...composeMail({
      title:
        facts.amount > 0
          ? `Reembolso do pedido ${number}: ${formatBRL(facts.amount)}`
          : `Garrafas do pedido ${number} que não serão enviadas`,
      paragraphs: [
        facts.amount > 0
          ? `${greeting}${goingBack(formatBRL(facts.amount), facts.isElsewhere)}`
          : `${greeting}O valor delas já tinha sido reembolsado.`,
        ...(facts.amount > 0 && facts.canceled.length > 0
          ? ['Estas garrafas não serão enviadas:']
          : []),
      ],
      table: facts.canceled.map(({ title, quantity }) => [title, bottles(quantity)]),
      action: askTheTeam('Falar sobre o reembolso', `Reembolso do pedido ${number}`),
    }),
  }
}
