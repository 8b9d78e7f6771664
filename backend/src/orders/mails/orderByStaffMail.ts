import { subjectName } from '#domain/text/names'
import { auditActionLabel, type AuditAction } from '#domain/audit/auditActions'
import type { Mail } from '../../modules/mail-outbox/service'
import { composeMail } from '../../engine/mail/composeMail'

/** What staff did to an order in the seller's place, and why. */
export interface OrderByStaffMailFacts {
  to: string
  sellerId: string
  sellerName: string
  orderId: string
  displayId: number
  action: AuditAction
  auditId: string
  /** More of what was done, each a sentence. */
  told: string[]
  reason: string
  publicUrl: string
}

/** To the seller: one mail per act of staff. */
export function orderByStaffMail(facts: OrderByStaffMailFacts): Mail {
  const number = `#${facts.displayId}`
  return {
    to: facts.to,
    sellerId: facts.sellerId,
    orderId: facts.orderId,
    template: 'order-by-staff',
    idempotencyKey: `order-by-staff:${facts.orderId}:${facts.auditId}`,
    ...composeMail({
      title: `A equipe winex agiu no pedido ${number}`,
      subject: `winex: a equipe agiu no pedido ${number}`,
      paragraphs: [
        `Olá, ${subjectName(facts.sellerName)}.`,
        `Nossa equipe agiu em seu nome no pedido ${number}: ${auditActionLabel(facts.action).toLowerCase()}.`,
        ...facts.told,
        `Motivo: ${facts.reason}`,
      ],
      action: {
        label: 'Abrir o pedido',
        url: `${facts.publicUrl}/portal/orders/${facts.orderId}`,
      },
    }),
  }
}
