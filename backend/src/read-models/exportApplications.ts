import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { APPLICATION_STATUSES, invitationEntry } from '#domain/applications/applicationStatus'
import { neutralizeFormula } from '#domain/bulkUpload/formulaGuard'
import { formatDateTime } from '#domain/values/dates'
import { LIST_LIMIT_MAX } from '#domain/limits'
import type { Application, ApplicationListQuery } from '#domain/wire/application'
import { listApplications } from './listApplications'
import { BOM, csvLine } from '../spreadsheet/csv'

const COLUMNS: readonly [string, (application: Application) => string | number | null][] = [
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
  ['Convite', (application) => invitationEntry(application).label],
  ['Convidada em', ({ invited_at }) => formatDateTime(invited_at)],
  ['Observações', ({ notes }) => notes],
]

/** The applications that match as a file for Excel in Brazil; what a producer typed never runs as a formula. */
export async function* exportApplications(
  knex: Knex,
  query: ApplicationListQuery,
): AsyncGenerator<string> {
  yield BOM + csvLine(COLUMNS.map(([title]) => title))
  for (let first = 0; ; first += LIST_LIMIT_MAX) {
    const { applications } = await listApplications(knex, {
      ...query,
      range: [first, first + LIST_LIMIT_MAX - 1],
    })
    yield applications
      .map((application) =>
        csvLine(COLUMNS.map(([, cell]) => neutralizeFormula(String(cell(application) ?? '')))),
      )
      .join('')
    if (applications.length < LIST_LIMIT_MAX) return
  }
}
