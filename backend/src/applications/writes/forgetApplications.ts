import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { APPLICATION_KEPT_MONTHS } from '#domain/limits'
import { runStatement } from '../../engine/database/runStatement'

/**
 * Deletes applications that were not approved within the months that the privacy policy promises, and the mails to applicant and
 * staff that tell of their arrival (LGPD, arts. 15 and 16). The audit trail stays.
 */
export async function forgetApplications(knex: Knex): Promise<void> {
  await knex.transaction(async (transaction) => {
    const gone = await runStatement<{ id: string; email: string }>(
      transaction,
      `delete from suppliers where status <> 'approved' and created_at < now() - make_interval(months => $1)
       returning id, lower(responsible_email) as email`,
      [APPLICATION_KEPT_MONTHS],
    )
    if (gone.length === 0) return
    await runStatement(
      transaction,
      `delete from mail_outbox
        where created_at < now() - make_interval(months => $1)
          and (template = 'application-received' and lower("to") = any($2)
               or template = 'application-arrived' and split_part(idempotency_key, ':', 2) = any($3))`,
      [APPLICATION_KEPT_MONTHS, gone.map(({ email }) => email), gone.map(({ id }) => id)],
    )
  })
}
