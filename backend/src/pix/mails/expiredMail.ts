import { siteConfig } from '#domain/site/siteConfig'
import { subjectName } from '#domain/text/names'
import type { Mail } from '../../modules/mail-outbox/service'
import { askTheTeam, composeMail } from '../../engine/mail/composeMail'
import { bottles } from '../../orders'

export interface ExpiredMailFacts {
  to: string
  sellerId: string
  orderId: string
  displayId: number
  buyerName: string | null
  items: { title: string; quantity: number }[]
  /** Whether there was a code to pay by. */
  hadCode: boolean
  /** The bank has said that nothing came in; else it did not answer, or something that does not match has come. */
  isUnpaid: boolean
}

/** To the buyer: the time to pay is over, and how to order again, where there is a shop of ours to name. One mail per order. */
export function expiredMail(facts: ExpiredMailFacts): Mail {
  const greeting = facts.buyerName ? `Olá, ${subjectName(facts.buyerName)}! ` : ''
  return {
    to: facts.to,
    sellerId: facts.sellerId,
    orderId: facts.orderId,
    template: 'order-pix-expired',
    isUnconfirmed: true,
    idempotencyKey: `order-pix-expired:${facts.orderId}`,
    ...composeMail({
      title: !facts.hadCode
        ? `O PIX do pedido #${facts.displayId} não foi gerado`
        : facts.isUnpaid
          ? `O prazo para pagar o pedido #${facts.displayId} terminou`
          : `O pagamento do pedido #${facts.displayId} não foi confirmado a tempo`,
      paragraphs: facts.hadCode
        ? [
            facts.isUnpaid
              ? `${greeting}O PIX deste pedido não foi pago a tempo, e o pedido foi cancelado. Nada foi cobrado.`
              : `${greeting}O pagamento deste pedido não foi confirmado a tempo, e o pedido foi cancelado.`,
            'Ainda quer os vinhos? É só pedir de novo. Se você já pagou, não faça nada: o valor entra na nossa fila e a nossa equipe resolve.',
          ]
        : [
            `${greeting}O banco não gerou o código do PIX a tempo, e o pedido foi cancelado. Nada foi cobrado.`,
            'Ainda quer os vinhos? É só pedir de novo.',
          ],
      table: facts.items.map(({ title, quantity }) => [title, bottles(quantity)]),
      action: siteConfig.shopUrl
        ? { label: 'Pedir de novo', url: siteConfig.shopUrl }
        : askTheTeam('Falar sobre o pedido', `Pedido #${facts.displayId}`),
    }),
  }
}
