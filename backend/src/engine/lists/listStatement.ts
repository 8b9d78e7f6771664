import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { PAGE_SIZES } from '#domain/limits'
import { countUntil } from '#domain/wire/listCount'
import { runStatement, type Statement } from '../database/runStatement'
import { bounded } from './boundedCount'

/** What a list shows, in the words of SQL. Table and column names are constants of the read models, never input. */
export interface ListRequest {
  table: 'read_model.product' | 'read_model.seller' | 'read_model."order"'
  columns: readonly string[]
  /** Another column of a row `r`, as SQL with its name. */
  computed?: string
  sorts: Readonly<Record<string, string>>
  query: { order?: string | undefined; limit: number; offset: number }
  where: readonly string[]
  /** A query of the `id`s that match, where another table finds them faster than `where`. */
  matching?: string | undefined
  /** The conditions cost too much to be asked twice: all that match are found, however many. */
  costly?: boolean
  /** Those of the cards first: kind and scope. */
  values: readonly unknown[]
  /** Another figure beside the cards, as SQL with its name; $2 is the cards' scope. */
  figure?: string
  /** False when the cards already say how many rows the filter matches. */
  counted: boolean
}

export interface Sort {
  column: string
  descending: boolean
}

/** One row of the answer: the cards and the total on every row; without `id` when the page is empty. */
export interface ListRow {
  cards: Cards
  matches: string | number | null
  id: string | null
}

/** Number and amount by key, as the database counts them. */
export type Cards = Record<string, [number | string, number | string]>

const CARDS = /* sql */ `select coalesce(jsonb_object_agg(key, jsonb_build_array(n, amount)), '{}') as cards
         from read_model.counts($1, $2)`

/** Answered in order by an index, whatever the value. */
const EQUALITY = /^r\.\w+ = \$\d+$/

/**
 * A page with its total (R62) and exact cards, in one statement, so in one snapshot.
 *
 * @param total of the cards, when they say how many rows the filter matches
 * @returns `head`: what every row has, also when the page is empty
 */
export async function readList<Row extends ListRow>(
  knex: Knex,
  request: ListRequest,
  total: (cards: Cards) => number,
): Promise<{ rows: Row[]; count: number; cards: Cards; head: Row | undefined }> {
  const rows = await runStatement<Row>(knex, listStatement(request))
  const [head] = rows
  const cards = head?.cards ?? {}
  const count = request.counted ? Number(head?.matches ?? 0) : bounded(total(cards), request.query)
  return { rows: rows.filter(({ id }) => id !== null), count, cards, head }
}

function listStatement(request: ListRequest): Statement {
  const { table, columns, where, counted } = request
  const computed = request.computed ? [request.computed] : []
  const { limit, offset } = request.query
  const sort = readSort(request.query.order, request.sorts)
  const values = [...request.values]
  const prepared =
    !counted &&
    offset === 0 &&
    PAGE_SIZES.some((size) => size === limit) &&
    where.every((condition) => EQUALITY.test(condition))
  // Spelled out, a limit tells the plan that is made once for all values how little is wanted.
  const page = prepared
    ? `limit ${limit}`
    : `limit ${bind(values, limit)} offset ${bind(values, offset)}`
  const head = ['c.cards', ...(request.figure ? [request.figure] : [])].join(', ')
  const shown = [...['id', ...columns].map((name) => `r.${name}`), ...computed].join(', ')

  if (!counted) {
    const text = `select ${head}, null as matches, p.* from (${CARDS}) c
      left join lateral (
        select ${shown} from ${table} r ${whereAll(where)} order by ${orderBy('r', sort)} ${page}
      ) p on true order by ${orderBy('p', sort)}`
    return { text, values, prepared }
  }
  const text = `${boundedPage({ ...request, sort, page })}
      select ${head}, (select n from counted) as matches, p.* from (${CARDS}) c
      left join lateral (select ${shown} from page join ${table} r using (id)) p on true
      order by ${orderBy('p', sort)}`
  return { text, values }
}

/**
 * `counted` with the number of matches, and the `page`'s ids. Up to LIST_COUNT_MAX matches are all in hand to be sorted; more
 * are so many that the page fills quickly along the index of the sort. The planner cannot choose, as it does not know how many match.
 *
 * @param page its limit and offset as SQL
 */
export function boundedPage({
  table,
  where,
  matching,
  costly = false,
  query,
  sort,
  page,
}: Pick<ListRequest, 'table' | 'where' | 'matching' | 'costly' | 'query'> & {
  sort: Sort
  page: string
}): string {
  const end = countUntil(query)
  const found = matching ?? `select r.id, r.${sort.column} from ${table} r ${whereAll(where)}`
  const ofFound = `select m.id from found ${matching ? `join ${table} m using (id)` : 'm'}`
  const sorted = (alias: string): string => `order by ${orderBy(alias, sort)} ${page}`
  if (costly)
    return `with found as materialized (${found}),
      counted as (select least(count(*), ${end}) as n from found),
      page as (${ofFound} ${sorted('m')})`
  return `with found as materialized (${found} limit ${end}),
      counted as (select count(*) as n from found),
      page as (
        (${ofFound} where (select n from counted) < ${end} ${sorted('m')})
        union all
        (select r.id from ${table} r ${whereAll([...where, `(select n from counted) = ${end}`])} ${sorted('r')})
      )`
}

const whereAll = (conditions: readonly string[]): string =>
  conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''

/** Places a value among the parameters and gives its $n. */
export function bind(values: unknown[], value: unknown): string {
  return `$${values.push(value)}`
}

/** The id breaks ties, so that no row appears on two pages. */
export function orderBy(alias: string, sort: Sort): string {
  const direction = sort.descending ? 'desc' : 'asc'
  return `${alias}.${sort.column} ${direction}, ${alias}.id ${direction}`
}

/** '-created_at' to a column of the read model; what is absent sorts by the newest first. */
export function readSort(
  order: string | undefined,
  columns: Readonly<Record<string, string>>,
): Sort {
  const name = order?.replace(/^-/, '')
  const column = name === undefined ? undefined : columns[name]
  if (column === undefined) return { column: 'created_at', descending: true }
  return { column, descending: order?.startsWith('-') ?? false }
}
