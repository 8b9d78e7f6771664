import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { generateEntityId } from '@medusajs/framework/utils'
import { FORMER_OWNER_DAYS, OWNER_ALERT_LIFETIME_SECONDS } from '#domain/limits'
import { PAGES } from '#domain/site/pages'
import { isOwner } from '#domain/team/memberRoles'
import { env } from '../../env'
import { runStatement } from '../../engine/database/runStatement'
import { queueMail } from '../../engine/mail/queueMail'
import { MAIL_SECRET } from '../../modules/mail-outbox/secret'
import { makeLinkToken } from '../../account'
import { ownerAlertMail, type OwnerAlert } from '../mails/ownerAlertMail'
import type { LockedMember } from './lockTeam'

/**
 * Tells everybody who is an owner of a company, or was one in the last days, that its owners or its key have changed. Each
 * mail carries a link of its own with which its reader stops everything, once.
 *
 * @param team as it was before the change, so that who leaves is told as well
 */
export async function alertOwners(
  container: MedusaContainer,
  transaction: Knex,
  { sellerId, team }: { sellerId: string; team: readonly LockedMember[] },
  alert: OwnerAlert,
): Promise<void> {
  const owners = team.filter(isOwner).map(({ email }) => email)
  const former = await findFormer(transaction, sellerId, owners)
  for (const email of [...owners, ...former]) {
    const id = generateEntityId(undefined, 'oalt')
    const { token, tokenHash } = makeLinkToken()
    await transaction('owner_alert').insert({
      id,
      seller_id: sellerId,
      email,
      was_owner: owners.includes(email),
      token_hash: tokenHash,
      expires_at: transaction.raw('now() + make_interval(secs => ?)', [
        OWNER_ALERT_LIFETIME_SECONDS,
      ]),
    })
    const link = new URL(PAGES.ownerAlert.address, env.WINEX_PUBLIC_URL)
    link.searchParams.set('token', MAIL_SECRET)
    await queueMail(container, transaction, {
      to: email,
      sellerId,
      template: 'owner-alert',
      idempotencyKey: id,
      secret: token,
      ...ownerAlertMail(alert, link.toString()),
    })
  }
}

/** Who was told as an owner in the last days, and is none any more. */
async function findFormer(
  transaction: Knex,
  sellerId: string,
  owners: readonly string[],
): Promise<string[]> {
  const rows = await runStatement<{ email: string }>(
    transaction,
    `select distinct email from owner_alert
      where seller_id = $1 and was_owner and created_at > now() - make_interval(days => $2) and email <> all($3)`,
    [sellerId, FORMER_OWNER_DAYS, owners],
  )
  return rows.map(({ email }) => email)
}
