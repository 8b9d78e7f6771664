import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { generateEntityId } from '@medusajs/framework/utils'
import { FORMER_OWNER_DAYS, OWNER_ALERT_LIFETIME_SECONDS } from '#domain/limits'
import { PAGES } from '#domain/site/pages'
import { env } from '../../env'
import type { Actor } from '../../engine/actor/actor'
import { runStatement } from '../../engine/database/runStatement'
import { queueMail } from '../../engine/mail/queueMail'
import { MAIL_SECRET } from '../../modules/mail-outbox/secret'
import { makeLinkToken } from '../../account'
import { staffAlertMail, type StaffChange } from '../mails/staffAlertMail'
import { isAdministrator, type LockedStaff } from './lockStaff'

/**
 * Tells everybody who is an administrator, or was one in the last days, that the administration has changed, each with a
 * link of their own.
 *
 * @param team as it was before the change, so that who leaves is told as well
 */
export async function alertAdministrators(
  container: MedusaContainer,
  transaction: Knex,
  team: readonly LockedStaff[],
  {
    change,
    person,
    actor,
  }: { change: StaffChange; person: { id: string; email: string }; actor: Actor },
): Promise<void> {
  const administrators = team.filter(isAdministrator).map(({ email }) => email)
  const former = await runStatement<{ email: string }>(
    transaction,
    `select distinct email from staff_alert
      where was_administrator and created_at > now() - make_interval(days => $1) and email <> all($2)`,
    [FORMER_OWNER_DAYS, administrators],
  )
  const told = { change, email: person.email, by: actor.email ?? 'winex' }
  for (const email of [...administrators, ...former.map((one) => one.email)]) {
    const id = generateEntityId(undefined, 'salt')
    const { token, tokenHash } = makeLinkToken()
    await transaction('staff_alert').insert({
      id,
      user_id: person.id,
      actor_id: actor.id,
      email,
      was_administrator: administrators.includes(email),
      token_hash: tokenHash,
      expires_at: transaction.raw('now() + make_interval(secs => ?)', [
        OWNER_ALERT_LIFETIME_SECONDS,
      ]),
    })
    const link = new URL(PAGES.ownerAlert.address, env.WINEX_PUBLIC_URL)
    link.searchParams.set('token', MAIL_SECRET)
    link.searchParams.set('actor', 'user')
    await queueMail(container, transaction, {
      to: email,
      sellerId: null,
      template: 'staff-alert',
      idempotencyKey: id,
      secret: token,
      ...staffAlertMail(told, link.toString()),
    })
  }
}
