import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { runStatement } from '../../engine/database/runStatement'

/**
 * Who changed a wine's prices last, by the audit trail: the name of a person of the cellar, `winex` for staff. Who has left
 * the team is not named: the trail keeps only their e-mail, which colleagues are not shown.
 *
 * @returns null when nobody has
 */
export async function whoChangedPrices(
  knex: Knex,
  productId: string,
): Promise<{ who: string; at: string } | null> {
  const [last] = await runStatement<{ who: string; at: Date }>(
    knex,
    `select case when e.actor_type = 'seller' then coalesce(m.name, 'alguém da sua equipe') else 'winex' end as who, e.at
       from audit_entry e left join seller_member m on e.actor_type = 'seller' and m.id = e.actor_id
      where e.resource = 'product' and e.resource_id = $1 and e.action = 'wine.prices'
      order by e.at desc limit 1`,
    [productId],
  )
  return last ? { who: last.who, at: last.at.toISOString() } : null
}
