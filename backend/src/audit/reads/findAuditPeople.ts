import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { AuditPeopleQuery, AuditPerson } from '#domain/audit/auditWire'
import { runStatement } from '../../engine/database/runStatement'

/** More is found by typing more. */
const PEOPLE_MAX = 10

/**
 * Who acted, by name or e-mail, or by id: the staff first, also people who left. Each is looked up in the trail by its index, so
 * it costs as much as there are people of that name.
 */
export const findAuditPeople = (
  knex: Knex,
  { q = '', id = null }: { q?: AuditPeopleQuery['q']; id?: string | null | undefined },
): Promise<AuditPerson[]> =>
  runStatement<AuditPerson>(
    knex,
    `select p.id, p.name, p.email, p.seller_name from (
       select u.id, u.email, null as seller_name,
              coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email) as name
         from "user" u
       union all
       select m.id, m.email, s.name, m.name from seller_member m join seller s on s.id = m.seller_id) p
      where ($1::text is null or p.id = $1)
        and read_model.fold_line(p.name || ' ' || p.email) like read_model.like_pattern($2)
        and exists (select from audit_entry e where e.actor_id = p.id)
      order by p.seller_name nulls first, p.name, p.id limit $3`,
    [id, q, PEOPLE_MAX],
  )
