import { TAX_ID_LINK_DAYS } from '#domain/limits'
import { subjectName } from '#domain/text/names'
import type { Mail } from '../../modules/mail-outbox/service'
import { composeMail } from '../../engine/mail/composeMail'

export interface TaxIdMailFacts {
  to: string
  sellerId: string
  orderId: string
  displayId: number
  buyerName: string | null
  sellerName: string
  link: { url: string; secret: string }
  /** Names the request. */
  tokenHash: string
}

/** To the buyer: the producer needs the CPF or CNPJ for the invoice. One mail per request. */
export function taxIdMail(facts: TaxIdMailFacts): Mail {
  const greeting = facts.buyerName ? `Olá, ${subjectName(facts.buyerName)}! ` : ''
  return {
    to: facts.to,
    sellerId: facts.sellerId,
    orderId: facts.orderId,
    template: 'tax-id-request',
    idempotencyKey: `tax-id-request:${facts.tokenHash}`,
    secret: facts.link.secret,
    ...composeMail({
      title: `Falta o seu CPF na nota do pedido #${facts.displayId}`,
      paragraphs: [
        `${greeting}Para emitir a nota fiscal e enviar os seus vinhos, ${facts.sellerName} precisa do seu CPF ou CNPJ.`,
        `Informe pelo botão abaixo. O link vale por ${TAX_ID_LINK_DAYS} dias e funciona uma vez.`,
      ],
      action: { label: 'Informar CPF ou CNPJ', url: facts.link.url },
      notes: ['O número é usado só para a nota fiscal deste pedido.'],
    }),
  }
}
