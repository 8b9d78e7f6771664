import { subjectName } from '#domain/text/names'
import { formatDate } from '#domain/values/dates'
import type { Mail } from '../../modules/mail-outbox/service'
import { composeMail } from '../../engine/mail/composeMail'
import { bottles } from './shipmentMail'

export interface DeliveryMailFacts {
  to: string
  sellerId: string
  orderId: string
  fulfillmentId: string
  displayId: number
  buyerName: string | null
  sellerName: string
  items: { title: string; quantity: number }[]
  /** Other bottles of the order have not arrived. */
  isPart: boolean
  /** The last day of a withdrawal, yyyy-MM-dd. */
  withdrawalUntil: string
  link: { url: string; secret: string }
}

/** To the buyer: a package has arrived, and what to do when something is wrong with it. One mail per package. */
export function deliveryMail(facts: DeliveryMailFacts): Mail {
  const { displayId, buyerName, sellerName, isPart, withdrawalUntil, link } = facts
  const order = `seu pedido #${displayId}`
  return {
    to: facts.to,
    sellerId: facts.sellerId,
    orderId: facts.orderId,
    template: 'order-delivered',
    idempotencyKey: `order-delivered:${facts.fulfillmentId}`,
    secret: link.secret,
    ...composeMail({
      title: isPart
        ? `Uma parte do ${order} foi entregue`
        : `Seu pedido #${displayId} foi entregue`,
      paragraphs: [
        `${buyerName ? `Olá, ${subjectName(buyerName)}! ` : ''}${isPart ? `Um pacote de ${sellerName} chegou; o resto vem depois.` : `Os vinhos de ${sellerName} chegaram.`} Bom proveito!`,
        `Você pode desistir da compra até ${formatDate(withdrawalUntil)}, sem dizer por quê. Chegou garrafa quebrada, errada ou com defeito? Avise pelo mesmo link, com fotos.`,
      ],
      table: facts.items.map(({ title, quantity }) => [title, bottles(quantity)]),
      action: { label: 'Pedir uma devolução', url: link.url },
      notes: ['O link é só seu: quem o tem pode pedir a devolução.'],
    }),
  }
}
