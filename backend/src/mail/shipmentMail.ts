import type { Mail } from '../modules/mail-outbox/service'
import { mailBody } from './mailBody'

/** What the buyer is told when a package leaves. */
export interface ShipmentMailFacts {
  to: string
  sellerId: string
  fulfillmentId: string
  displayId: number
  buyerName: string | null
  sellerName: string
  items: { title: string; quantity: number }[]
  labels: { tracking_number: string; tracking_url: string }[]
}

/** To the buyer: the package is on its way, with its tracking. One mail per package. */
export function shipmentMail(facts: ShipmentMailFacts): Mail {
  const subject = `Seu pedido #${facts.displayId} está a caminho`
  return {
    to: facts.to,
    sellerId: facts.sellerId,
    template: 'order-shipped',
    subject,
    idempotencyKey: `order-shipped:${facts.fulfillmentId}`,
    ...mailBody({
      heading: subject,
      blocks: [
        {
          kind: 'text',
          text: `${facts.buyerName ? `Olá, ${facts.buyerName}! ` : ''}${facts.sellerName} enviou os seus vinhos.`,
        },
        {
          kind: 'table',
          rows: facts.items.map(({ title, quantity }) => [title, bottles(quantity)]),
        },
        ...facts.labels.flatMap(
          ({ tracking_number, tracking_url }) =>
            [
              { kind: 'text', text: `Código de rastreamento: ${tracking_number}` },
              { kind: 'link', label: 'Rastrear a entrega', url: tracking_url },
            ] as const,
        ),
      ],
    }),
  }
}

export const bottles = (quantity: number): string =>
  quantity === 1 ? '1 garrafa' : `${quantity} garrafas`
