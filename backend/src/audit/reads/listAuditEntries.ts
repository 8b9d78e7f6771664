import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { AUDIT_ACTION_KEYS, auditActionLabel } from '#domain/audit/auditActions'
import { saoPauloDayRange } from '#domain/values/dates'
import { matchesSearch } from '#domain/text/search'
import type { AuditListQuery, AuditListResponse } from '#domain/audit/auditWire'
import { runStatement } from '../../engine/database/runStatement'
import { AUDIT_COLUMNS, AUDIT_JOINS, presentAuditEntry, type AuditRow } from './auditRow'
import { boundedCount } from '../../engine/lists/boundedCount'
import { bind } from '../../engine/lists/listStatement'

/**
 * A search looks into the entry itself (`search`, kept by the database: migration-scripts/search-audit-trail-text.ts) and
 * at the names of what it concerns. Each branch is one that an index can answer.
 */
const searchBranches = (q: string, named: string) => `
  select id from audit_entry where search like read_model.like_pattern(${q})
  union select id from audit_entry where action = any(${named})
  union select x.id from seller n join audit_entry x on x.seller_id = n.id
    where read_model.fold_line(n.name) like read_model.like_pattern(${q})
  union select x.id from product n join audit_entry x on x.resource = 'product' and x.resource_id = n.id
    where read_model.fold_line(n.title) like read_model.like_pattern(${q})
  union select x.id from suppliers n join audit_entry x on x.resource = 'application' and x.resource_id = n.id
    where read_model.fold_line(n.brand) like read_model.like_pattern(${q})
  union select x.id from "order" n join audit_entry x on x.resource = 'order' and x.resource_id = n.id
    where n.display_id::text = ltrim(${q}, '#')`

/** The list's filters as conditions on `audit_entry e`, for it and its export. Values are added to `values`. */
export function auditConditions(
  query: Omit<AuditListQuery, 'limit' | 'offset'>,
  values: unknown[],
): string[] {
  const { start, end } = saoPauloDayRange(query.from, query.to)
  const any = (column: string, wanted: unknown[] | undefined): string | null =>
    wanted?.length ? `${column} = any(${bind(values, wanted)})` : null
  return [
    query.q
      ? `e.id in (${searchBranches(bind(values, query.q), bind(values, actionsNamed(query.q)))})`
      : null,
    any('e.actor_type', query.actor),
    any('e.action', query.action),
    query.actor_id ? `e.actor_id = ${bind(values, query.actor_id)}` : null,
    query.seller_id ? `e.seller_id = ${bind(values, query.seller_id)}` : null,
    query.resource ? `e.resource = ${bind(values, query.resource)}` : null,
    query.resource_id ? `e.resource_id = ${bind(values, query.resource_id)}` : null,
    start ? `e.at >= ${bind(values, start)}` : null,
    end ? `e.at < ${bind(values, end)}` : null,
  ].filter((condition) => condition !== null)
}

/** GET /admin/audit: newest first unless asked otherwise; total (R62) and page in one statement. */
export async function listAuditEntries(
  knex: Knex,
  query: AuditListQuery,
): Promise<AuditListResponse> {
  const values: unknown[] = []
  const where = auditConditions(query, values)
  const direction = query.order === 'at' ? 'asc' : 'desc'
  const order = `e.at ${direction}, e.id ${direction}`
  const condition = where.length > 0 ? `where ${where.join(' and ')}` : ''
  const statement = `
    with matches as ${query.q ? 'materialized' : 'not materialized'} (select e.id, e.at from audit_entry e ${condition}),
         chosen as (select e.id from matches e order by ${order} limit ${bind(values, query.limit)} offset ${bind(values, query.offset)}),
         page as (select e.* from audit_entry e join chosen using (id))
    select ${boundedCount('matches', query)} as total, ${AUDIT_COLUMNS}
      from (select) as always left join page e on true ${AUDIT_JOINS} order by ${order}`
  const rows = await runStatement<AuditRow & { total: number }>(knex, statement, values)
  return {
    entries: rows
      .filter((row) => row.id !== null)
      .map(({ total: _total, ...row }) => presentAuditEntry(row)),
    count: rows[0]?.total ?? 0,
    limit: query.limit,
    offset: query.offset,
    summary: {},
  }
}

/** People search by the words on the screen: 'comissão' finds every change of a commission. */
const actionsNamed = (typed: string): string[] =>
  AUDIT_ACTION_KEYS.filter((action) => matchesSearch(typed, [auditActionLabel(action)]))
