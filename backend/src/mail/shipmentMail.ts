import type { Mail } from '../modules/mail-outbox/service'
import { composeMail } from './composeMail'

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
  return {
    to: facts.to,
    sellerId: facts.sellerId,
    template: 'order-shipped',
    idempotencyKey: `order-shipped:${facts.fulfillmentId}`,
    ...composeMail({
      title: `Seu pedido #${facts.displayId} está a caminho`,
      paragraphs: [
        `${facts.buyerName ? `Olá, ${facts.buyerName}! ` : ''}${facts.sellerName} enviou os seus vinhos.`,
        ...facts.labels.map(({ tracking_number }) => `Código de rastreamento: ${tracking_number}`),
      ],
      table: facts.items.map(({ title, quantity }) => [title, bottles(quantity)]),
      action: facts.labels.map(({ tracking_url: url }) => ({ label: 'Rastrear a entrega', url })),
    }),
  }
}

export const bottles = (quantity: number): string =>
  quantity === 1 ? '1 garrafa' : `${quantity} garrafas`
