import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { BULK_COLUMNS, ERROR_COLUMN } from '#domain/imports/bulkColumns'
import { BOM, csvLine, withoutFormula } from '../../engine/lists/csv'
import type { ImportRecord } from './findImport'

const chunkRows = 100

/**
 * The refused rows of an import as they were sent, with one column more that says why (R24): once corrected, the file can be
 * sent again as it is.
 */
export async function* errorFile(knex: Knex, importId: string): AsyncGenerator<string> {
  const record = (await knex('wine_import').where({ id: importId }).first()) as ImportRecord
  const kept = record.heads.flatMap((head, at) => (head === ERROR_COLUMN ? [] : [at]))
  yield BOM + csvLine([...kept.map((at) => withoutFormula(record.heads[at] ?? '')), ERROR_COLUMN])
  for (let after = 0; ;) {
    const rows = (await knex('wine_import_row')
      .where({ import_id: importId, action: 'invalid' })
      .andWhere('row', '>', after)
      .orderBy('row')
      .limit(chunkRows)
      .select('row', 'cells', 'problems')) as {
      row: number
      cells: string[]
      problems: Record<string, string>
    }[]
    const last = rows.at(-1)
    if (!last) return
    after = last.row
    yield rows
      .map(({ cells, problems }) =>
        csvLine([...kept.map((at) => withoutFormula(cells[at] ?? '')), problemText(problems)]),
      )
      .join('')
  }
}

const problemText = (problems: Record<string, string>): string =>
  Object.entries(problems)
    .map(([column, message]) => {
      const label = BULK_COLUMNS.find((one) => one.column === column)?.label ?? column
      return `${label}: ${message}`
    })
    .join(' | ')
