import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { APPLICATION_STATUSES, invitationEntry } from '#domain/applications/applicationStatus'
import { formatDateTime } from '#domain/values/dates'
import type { ApplicationListQuery } from '#domain/applications/applicationWire'
import {
  APPLICATION_COLUMNS,
  APPLICATION_JOINS,
  presentApplication,
  type ApplicationRow,
} from './applicationRow'
import { exportList, type ExportColumn } from '../../engine/lists/exportList'
import { APPLICATION_SORT, applicationConditions } from './listApplications'

const COLUMNS: readonly ExportColumn<ApplicationRow>[] = [
  ['Recebida em', ({ created_at }) => formatDateTime(created_at)],
  ['Marca', ({ brand }) => brand],
  ['Responsável', ({ responsible_name }) => responsible_name],
  ['E-mail', ({ responsible_email }) => responsible_email],
  ['Cidade', ({ city }) => city],
  ['Ano de fundação', ({ founding_year }) => founding_year],
  ['Instagram', ({ instagram }) => instagram],
  ['Garrafas em estoque', ({ stock_quantity }) => stock_quantity],
  ['Como conheceu a winex', ({ how_found_winex }) => how_found_winex],
  ['Status', ({ status }) => APPLICATION_STATUSES[status].label],
  ['Convite', (row) => invitationEntry(presentApplication(row)).label],
  ['Convidada em', ({ invited_at }) => formatDateTime(invited_at)],
  ['Observações', ({ notes }) => notes],
]

/** The applications that match as a spreadsheet; what a producer typed never runs as a formula. */
export function exportApplications(
  knex: Knex,
  { sort: [field, direction] = ['created_at', 'DESC'], filter }: ApplicationListQuery,
): AsyncGenerator<string> {
  const values: unknown[] = []
  const where = applicationConditions(filter, values)
  return exportList<ApplicationRow>(
    knex,
    {
      table: 'suppliers',
      alias: 'a',
      columns: APPLICATION_COLUMNS,
      joins: APPLICATION_JOINS,
      where,
      values,
      sort: { key: APPLICATION_SORT[field], descending: direction === 'DESC', nullsLast: true },
    },
    COLUMNS,
  )
}
