import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { APPLICATION_STATUS_KEYS } from '#domain/applications/applicationStatus'
import type { ApplicationSummary } from '#domain/applications/applicationWire'

/** The cards above the staff's list: all applications, whatever the filter. */
export async function countApplications(knex: Knex): Promise<ApplicationSummary> {
  const figures = APPLICATION_STATUS_KEYS.map(
    (status) => `count(*) filter (where status = '${status}')::int as "${status}"`,
  )
  const result = (await knex.raw(
    `select count(*)::int as total, ${figures.join(', ')} from suppliers where deleted_at is null`,
  )) as { rows: [ApplicationSummary] }
  return result.rows[0]
}
