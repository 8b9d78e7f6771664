import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type {
  Application,
  ApplicationListQuery,
  ApplicationSort,
} from '#domain/applications/applicationWire'
import { runStatement } from '../../engine/database/runStatement'
import { boundedCount } from '../../engine/lists/boundedCount'
import { bind } from '../../engine/lists/listStatement'
import {
  APPLICATION_COLUMNS,
  APPLICATION_JOINS,
  presentApplication,
  type ApplicationRow,
} from './applicationRow'

/** Texts sort as people read them: without regard to case and accents. */
export const APPLICATION_SORT: Record<ApplicationSort | 'id', string> = {
  id: 'a.id',
  created_at: 'a.created_at',
  brand: 'read_model.fold(a.brand)',
  responsible_name: 'read_model.fold(a.responsible_name)',
  city: 'read_model.fold(a.city)',
  status: 'a.status',
  invited_at: 'a.invited_at',
}

const SEARCH = ['brand', 'responsible_name', 'responsible_email', 'city']
  .map((column) => `read_model.fold_line(a.${column})`)
  .join(` || E'\\n' || `)

/** The list's filters as conditions on `suppliers a`, for it and its export. Values are added to `values`. */
export function applicationConditions(
  filter: ApplicationListQuery['filter'],
  values: unknown[],
): string[] {
  const where = ['a.deleted_at is null']
  if (filter?.q) where.push(`${SEARCH} like read_model.like_pattern(${bind(values, filter.q)})`)
  if (filter?.status) where.push(`a.status = ${bind(values, filter.status)}`)
  if (filter?.id) where.push(`a.id = any(${bind(values, filter.id)})`)
  return where
}

export interface ApplicationPage {
  applications: Application[]
  /** How many rows match, exact up to LIST_COUNT_MAX. */
  total: number
}

/** The staff's list: search, status, order and page, with the total (R62), in one statement. */
export async function listApplications(
  knex: Knex,
  {
    sort: [field, direction] = ['created_at', 'DESC'],
    range: [first, last],
    filter,
  }: ApplicationListQuery,
): Promise<ApplicationPage> {
  const values: unknown[] = []
  const where = applicationConditions(filter, values)
  const limit = last - first + 1
  const order = `${APPLICATION_SORT[field]} ${direction} nulls last, a.id ${direction}`
  const statement = `
    with matches as materialized (select a.id from suppliers a where ${where.join(' and ')}),
         page as (select a.* from suppliers a join matches using (id) order by ${order} limit ${bind(values, limit)} offset ${bind(values, first)})
    select ${boundedCount('matches', { limit, offset: first })} as total, ${APPLICATION_COLUMNS}
      from (select) as always left join page a on true ${APPLICATION_JOINS}
     order by ${order}`
  const rows = await runStatement<ApplicationRow & { total: number }>(knex, statement, values)
  return {
    applications: rows
      .filter((row) => row.id !== null)
      .map(({ total: _total, ...row }) => presentApplication(row)),
    total: rows[0]?.total ?? 0,
  }
}
