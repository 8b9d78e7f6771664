import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { SESSION_KEPT_DAYS } from '#domain/limits'

/** Forgets sessions that are long over, and second steps that nobody took. */
export default async function sweepSessions(container: MedusaContainer): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex('sign_in_session')
    .whereRaw('expires_at < now() - make_interval(days => ?)', [SESSION_KEPT_DAYS])
    .delete()
  await knex('second_step').where('expires_at', '<', knex.fn.now()).delete()
}

/** Every ten minutes. */
export const config = { name: 'sweep-sessions', schedule: '*/10 * * * *' }
