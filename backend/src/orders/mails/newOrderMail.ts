import { subjectName } from '#domain/text/names'
import { formatBRL } from '#domain/values/money'
import type { Mail } from '../../modules/mail-outbox/service'
import { composeMail } from '../../engine/mail/composeMail'
import { bottles } from './shipmentMail'

/** What a seller is told about a new order. */
export interface NewOrderMailFacts {
  to: string
  sellerId: string
  orderId: string
  displayId: number
  memberName: string
  buyer: string
  items: { title: string; quantity: number }[]
  /** Cents. */
  total: number
  publicUrl: string
}

/** To the seller's owner: somebody bought. One mail per order. */
export function newOrderMail(facts: NewOrderMailFacts): Mail {
  return {
    to: facts.to,
    sellerId: facts.sellerId,
    orderId: facts.orderId,
    template: 'order-placed',
    idempotencyKey: `order-placed:${facts.orderId}`,
    ...composeMail({
      title: `Novo pedido #${facts.displayId}`,
      paragraphs: [
        `Olá, ${subjectName(facts.memberName)}! Você recebeu um pedido de ${subjectName(facts.buyer)}.`,
        'Aprove o pedido no portal para começar a separar as garrafas.',
      ],
      table: [
        ...facts.items.map(({ title, quantity }): [string, string] => [title, bottles(quantity)]),
        ['Total do pedido', formatBRL(facts.total)],
      ],
      action: {
        label: 'Abrir o pedido',
        url: `${facts.publicUrl}/portal/orders/${facts.orderId}`,
      },
    }),
  }
}
