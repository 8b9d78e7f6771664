import { formatBRL } from '#domain/values/money'
import type { Mail } from '../modules/mail-outbox/service'
import { mailBody } from './mailBody'
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
  const subject = `Novo pedido #${facts.displayId}`
  return {
    to: facts.to,
    sellerId: facts.sellerId,
    template: 'order-placed',
    subject,
    idempotencyKey: `order-placed:${facts.orderId}`,
    ...mailBody({
      heading: subject,
      blocks: [
        {
          kind: 'text',
          text: `Olá, ${facts.memberName}! Você recebeu um pedido de ${facts.buyer}.`,
        },
        {
          kind: 'table',
          rows: [
            ...facts.items.map(({ title, quantity }): [string, string] => [
              title,
              bottles(quantity),
            ]),
            ['Total do pedido', formatBRL(facts.total)],
          ],
        },
        { kind: 'text', text: 'Aprove o pedido no portal para começar a preparar o envio.' },
        {
          kind: 'link',
          label: 'Abrir o pedido',
          url: `${facts.publicUrl}/portal/orders/${facts.orderId}`,
        },
      ],
    }),
  }
}
