import { subjectName } from '#domain/text/names'
import type { Mail } from '../../modules/mail-outbox/service'
import { askTheTeam, composeMail } from '../../engine/mail/composeMail'

/** What the buyer is told when a package leaves. */
export interface ShipmentMailFacts {
  to: string
  sellerId: string
  orderId: string
  fulfillmentId: string
  displayId: number
  buyerName: string | null
  sellerName: string
  items: { title: string; quantity: number }[]
  /** Other bottles of the order have not left. */
  isPart: boolean
  labels: { tracking_number: string; tracking_url: string }[]
  /** Names the correction when these codes replace others; null when the package leaves. */
  correctionId: string | null
}

/** To the buyer: the package is on its way, with its tracking, or has other codes now. One mail per package and correction. */
export function shipmentMail(facts: ShipmentMailFacts): Mail {
  const { correctionId, sellerName, isPart } = facts
  const template = correctionId ? 'order-tracking' : 'order-shipped'
  return {
    to: facts.to,
    sellerId: facts.sellerId,
    orderId: facts.orderId,
    template,
    idempotencyKey: `${template}:${correctionId ?? facts.fulfillmentId}`,
    ...composeMail({
      title: correctionId
        ? `Novo código de rastreamento do pedido #${facts.displayId}`
        : `${isPart ? 'Uma parte do seu' : 'Seu'} pedido #${facts.displayId} está a caminho`,
      paragraphs: [
        `${facts.buyerName ? `Olá, ${subjectName(facts.buyerName)}! ` : ''}${
          correctionId
            ? `${sellerName} corrigiu o código de rastreamento: use este no lugar do anterior.`
            : isPart
              ? `${sellerName} enviou um pacote; o resto vem depois.`
              : `${sellerName} enviou os seus vinhos.`
        }`,
        ...facts.labels.map(({ tracking_number }) => `Código de rastreamento: ${tracking_number}`),
      ],
      table: facts.items.map(({ title, quantity }) => [title, bottles(quantity)]),
      action:
        facts.labels.length > 0
          ? facts.labels.map(({ tracking_number: code, tracking_url: url }) => ({
              label: facts.labels.length === 1 ? 'Rastrear a entrega' : `Rastrear ${code}`,
              url,
            }))
          : askTheTeam('Falar sobre a entrega', `Entrega do pedido #${facts.displayId}`),
    }),
  }
}

export const bottles = (quantity: number): string =>
  quantity === 1 ? '1 garrafa' : `${quantity} garrafas`
