import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { REPETITION_SECONDS } from '#domain/limits'
import { readStoreStatus } from '#domain/sellers/storeStatus'
import { env } from '../../env'
import type { RequestOrigin } from '../../engine/actor/requestOrigin'
import { recordAudit } from '../../engine/audit/recordAudit'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import { queueMail } from '../../engine/mail/queueMail'
import { endSessions, hashLinkToken } from '../../account'
import { findStaffToTell } from '../../staff'
import { suspendedMail } from '../mails/suspendedMail'
import { lockTeam } from './lockTeam'

/**
 * 'Não fui eu': an owner who does not know a change stops the company's account by the link of its mail. It is suspended,
 * which holds its payouts, until staff have looked; every session of its people ends, and open invitations with them.
 * The same again soon after, when the answer was lost, has no further effect.
 *
 * @throws AppError not_found for a link that is unknown, used a while ago or expired
 */
export async function stopAccount(
  container: MedusaContainer,
  { token, origin }: { token: string; origin: RequestOrigin },
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    const [alert] = await runStatement<{
      id: string
      seller_id: string
      email: string
      is_first: boolean
    }>(
      transaction,
      `update owner_alert set used_at = coalesce(used_at, now())
        where token_hash = $1 and expires_at > now()
          and coalesce(used_at, now()) > now() - make_interval(secs => $2)
        returning id, seller_id, email, used_at = now() as is_first`,
      [hashLinkToken(token), REPETITION_SECONDS],
    )
    if (!alert) throw AppError.notFound('Este link não vale mais.')
    if (!alert.is_first) return
    const team = await lockTeam(transaction, alert.seller_id)
    const seller = (await transaction('seller')
      .where({ id: alert.seller_id })
      .whereNull('deleted_at')
      .first('name', 'store_status')) as { name: string; store_status: string } | undefined
    if (!seller) return
    // a blocked one is closed already, and stays so
    const isBlocked = readStoreStatus(seller.store_status) === 'blocked'
    const store_status = isBlocked ? seller.store_status : 'SUSPENDED'
    await transaction('seller')
      .where({ id: alert.seller_id })
      .update({
        store_status,
        // the reason of the status before is not this one's
        ...(isBlocked ? {} : { status_reason: null }),
        updated_at: transaction.fn.now(),
      })
    for (const { auth_identity_id } of team)
      await endSessions(transaction, auth_identity_id, {
        notBefore: new Date(),
        reason: 'ended_others',
      })
    await transaction('seller_invitation')
      .where({ seller_id: alert.seller_id, accepted_at: null, revoked_at: null })
      .update({ revoked_at: transaction.fn.now(), updated_at: transaction.fn.now() })
    await recordAudit(transaction, {
      actor: { type: 'system', id: null, email: null, origin },
      action: 'seller.status',
      resource: 'seller',
      resourceId: alert.seller_id,
      sellerId: alert.seller_id,
      before: { store_status: seller.store_status },
      after: { store_status },
    })
    await tellStaff(container, transaction, { ...alert, name: seller.name })
  })
}

async function tellStaff(
  container: MedusaContainer,
  transaction: Knex,
  { id, seller_id, name, email }: { id: string; seller_id: string; name: string; email: string },
): Promise<void> {
  const url = new URL(`/admin/sellers/${seller_id}`, env.WINEX_PUBLIC_URL).toString()
  for (const person of await findStaffToTell(transaction, ['administration', 'review', 'finance']))
    await queueMail(container, transaction, {
      to: person.email,
      sellerId: seller_id,
      template: 'owner-alert-staff',
      idempotencyKey: `${id}:${person.id}`,
      ...suspendedMail(name, email, url),
    })
}
