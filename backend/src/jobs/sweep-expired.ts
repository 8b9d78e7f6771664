import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { forgetApplications } from '../applications'
import { env } from '../env'
import { forgetOrderLinks } from '../pix'
import { forgetOldReturns } from '../returns'
import { forgetInvitations } from '../team'
import { FORMER_OWNER_DAYS, IDEMPOTENCY_KEY_SECONDS, SESSION_KEPT_DAYS } from '#domain/limits'

/** Deletes what has no use any more: sessions long over, second steps nobody took, counts of limits, links for a CPF, keys of requests (R47), what buyers told of returns, links to orders, applications that were not approved, invitations that nobody accepted. */
export default async function sweepExpired(container: MedusaContainer): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex('sign_in_session')
    .whereRaw('expires_at < now() - make_interval(days => ?)', [SESSION_KEPT_DAYS])
    .delete()
  for (const alerts of ['owner_alert', 'staff_alert'])
    await knex(alerts)
      .whereRaw('created_at < now() - make_interval(days => ?)', [FORMER_OWNER_DAYS])
      .delete()
  await knex('order_origin')
    .whereRaw('created_at < now() - make_interval(hours => ?)', [
      Math.max(env.WINEX_UNPAID_HOURS, env.WINEX_UNANSWERED_HOURS) + 24,
    ])
    .delete()
  await knex('tax_id_request').where('expires_at', '<', knex.fn.now()).delete()
  await knex('second_step').where('expires_at', '<', knex.fn.now()).delete()
  await knex('rate_limit').where('expire', '<', Date.now()).delete()
  await knex('request_effect')
    .whereRaw('created_at < now() - make_interval(secs => ?)', [IDEMPOTENCY_KEY_SECONDS])
    .delete()
  await forgetOldReturns(knex)
  await forgetOrderLinks(knex)
  await forgetApplications(knex)
  await forgetInvitations(knex)
}

/** Every ten minutes. */
export const config = { name: 'sweep-expired', schedule: '*/10 * * * *' }
