import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { neutralizeFormula } from '#domain/imports/formulaGuard'
import { runStatement, type Statement } from '../database/runStatement'
import { BOM, csvLine } from './csv'
import { bind } from './listStatement'

const ROWS_AT_ONCE = 500
const LINES_AT_ONCE = 100

/** A list as its export reads it, in the words of SQL: its own conditions and order. Names are constants, never input. */
export interface ExportedList {
  /** Common table expressions, where the rows are computed. */
  with?: string
  table: string
  /** How `columns`, `where`, `joins` and `sort` call the table. */
  alias: string
  columns: string
  joins?: string
  where: readonly string[]
  values: readonly unknown[]
  /** Rows without a key come first when descending and last when ascending, unless they always come last. */
  sort: { key: string; descending: boolean; nullsLast?: boolean }
}

/** A column's title, and what a row has there. */
export type ExportColumn<Row> = readonly [
  title: string,
  cell: (row: Row) => string | number | null | undefined,
]

/**
 * All rows of a list, whatever its page, as a spreadsheet for Excel in Brazil; no cell runs as a formula. The rows are
 * read in portions, each beginning behind the last row of the one before: a slow reader holds neither memory nor a
 * connection, and the last portion costs what the first one does.
 */
export async function* exportList<Row>(
  knex: Knex,
  list: ExportedList,
  columns: readonly ExportColumn<Row>[],
): AsyncGenerator<string> {
  const line = (row: Row): string =>
    csvLine(columns.map(([, cell]) => neutralizeFormula(String(cell(row) ?? ''))))
  // With the first rows, so that a read that fails at once is still an ordinary error answer.
  let head = BOM + csvLine(columns.map(([title]) => title))
  for await (const rows of portions<Row>(knex, list)) {
    for (let at = 0; at < rows.length; at += LINES_AT_ONCE) {
      yield (
        head +
          rows
            .slice(at, at + LINES_AT_ONCE)
            .map(line)
            .join('')
      )
      head = ''
    }
  }
  if (head !== '') yield head
}

/** The position of a row in the sort order. */
interface Place {
  place_key: string
  place_id: string
}

async function* portions<Row>(knex: Knex, list: ExportedList): AsyncGenerator<Row[]> {
  const { descending, nullsLast } = list.sort
  // A comparison with null is never true, so rows without a key are a list of their own.
  for (const keyless of descending && !nullsLast ? [true, false] : [false, true]) {
    let last: Place | undefined
    do {
      const rows = await runStatement<Row & Place>(knex, portionAfter(list, keyless, last))
      yield rows
      last = rows.length === ROWS_AT_ONCE ? rows.at(-1) : undefined
    } while (last)
  }
}

function portionAfter(list: ExportedList, keyless: boolean, last: Place | undefined): Statement {
  const { alias, columns, joins = '', sort, table } = list
  const values = [...list.values]
  const where = [...list.where, `${sort.key} is ${keyless ? '' : 'not '}null`]
  const [direction, beyond] = sort.descending ? ['desc', '<'] : ['asc', '>']
  if (last) {
    // the key as text, as the database wrote it: a Date would lose the microseconds
    where.push(
      keyless
        ? `${alias}.id ${beyond} ${bind(values, last.place_id)}`
        : `(${sort.key}, ${alias}.id) ${beyond} (${bind(values, last.place_key)}, ${bind(values, last.place_id)})`,
    )
  }
  return {
    text: `${list.with ?? ''}
      select ${columns}, place.key::text as place_key, place.id as place_id
        from (select ${alias}.id, ${sort.key} as key from ${table} ${alias} where ${where.join(' and ')}
               order by ${sort.key} ${direction}, ${alias}.id ${direction} limit ${ROWS_AT_ONCE}) place
        join ${table} ${alias} on ${alias}.id = place.id ${joins}
       order by place.key ${direction}, place.id ${direction}`,
    values,
  }
}
