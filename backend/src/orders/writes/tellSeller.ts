import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { auditActionLabel, type AuditAction } from '#domain/audit/auditActions'
import { env } from '../../env'
import { orderByStaffMail } from '../mails/orderByStaffMail'
import { queueMail } from '../../engine/mail/queueMail'
import { writeNotice } from '../../notices'
import type { LockedOrder } from './lockOrder'

/**
 * The seller reads what staff did to an order in the seller's place, and why; in the transaction that does it. The company is mailed
 * whatever its people chose: their choice is about messages.
 *
 * @param told more of what was done, each a sentence
 * @param isMailed false for a step that another mail tells of: only the portal's notice is written
 */
export async function tellSeller(
  container: MedusaContainer,
  transaction: Knex,
  order: LockedOrder,
  {
    auditAs,
    auditId,
    told = [],
    reason,
    isMailed = true,
  }: {
    auditAs: AuditAction
    auditId: string
    told?: string[] | undefined
    reason: string
    isMailed?: boolean
  },
): Promise<void> {
  await writeNotice(
    transaction,
    {
      sellerId: order.seller.id,
      kind: auditAs === 'order.reject' ? 'order_canceled' : 'staff_message',
      sourceId: auditId,
      subjectId: order.id,
      data: {
        display_id: order.display_id,
        act: [`${auditActionLabel(auditAs)}.`, ...told].join(' ').replace(/\.$/, ''),
        reason,
      },
    },
    { hasOwnMail: true },
  )
  if (!isMailed) return
  const seller = (await transaction('seller').where({ id: order.seller.id }).first('email')) as
    | { email: string | null }
    | undefined
  if (!seller?.email) return
  await queueMail(
    container,
    transaction,
    orderByStaffMail({
      to: seller.email,
      sellerId: order.seller.id,
      sellerName: order.seller.name,
      orderId: order.id,
      displayId: order.display_id,
      action: auditAs,
      auditId,
      told,
      reason,
      publicUrl: env.WINEX_PUBLIC_URL,
    }),
  )
}
