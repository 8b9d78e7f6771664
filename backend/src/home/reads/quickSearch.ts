import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { mayStaff, type StaffRole } from '#domain/staff/staffRoles'
import { QUICK_SEARCH_HITS } from '#domain/limits'
import { HIT_KINDS, type HitKind } from '#domain/home/hitKinds'
import type { Hit, QuickSearch } from '#domain/home/quickSearchWire'
import { runStatement } from '../../engine/database/runStatement'
import { bind, boundedPage } from '../../engine/lists/listStatement'
import { applicationConditions } from '../../applications'
import { sellerConditions } from '../../sellers'
import { orderTextSearch, orderTrackingSearch } from '../../orders'
import { adminProductConditions, searchedWines, wineConditions } from '../../wines'

/** Shorter texts have no index to be found by. */
const TRIGRAM = 3

/** Orders that are looked at one by one, from the newest, and most that an index gives: what bounds a common word. */
const NEWEST_ORDERS = 2_000
const MOST_ORDERS = 200

/**
 * GET /admin/search: a few producers, wines, applications, orders for those who may see money and colleagues for those who may
 * see the team, found as the lists find them; one statement. Of a word that thousands of orders hold, the newest of those looked at.
 */
export async function searchForStaff(
  knex: Knex,
  role: StaffRole,
  typed: string,
): Promise<QuickSearch> {
  const values: unknown[] = []
  return readHits(
    knex,
    {
      seller: sellerHits(typed, values),
      wine: wineHits(typed, values),
      order: mayStaff(role, 'seeMoney') ? orderHits(typed, null, values) : null,
      application: applicationHits(typed, values),
      person: mayStaff(role, 'seeTeam') ? staffHits(typed, values) : null,
    },
    values,
  )
}

/** GET /vendor/search: the same over the seller's own wines, orders and people; one statement. `sellerId` must come from the verified session. */
export async function searchForSeller(
  knex: Knex,
  sellerId: string,
  typed: string,
): Promise<QuickSearch> {
  const values: unknown[] = [sellerId]
  const { where } = wineConditions('$1', { q: typed }, values)
  return readHits(
    knex,
    {
      wine: `select r.id, r.title as name, null as detail from read_model.product r
        where ${where.join(' and ')} order by r.created_at desc, r.id desc limit ${QUICK_SEARCH_HITS}`,
      order: orderHits(typed, '$1', values),
      seller: null,
      application: null,
      person: memberHits(typed, '$1', values),
    },
    values,
  )
}

function wineHits(typed: string, values: unknown[]): string {
  const page = boundedPage({
    table: 'read_model.product',
    where: adminProductConditions({ q: typed }, values).where,
    matching: searchedWines(typed, null, values),
    query: { limit: QUICK_SEARCH_HITS, offset: 0 },
    sort: { column: 'created_at', descending: true },
    page: `limit ${QUICK_SEARCH_HITS}`,
  })
  return `${page} select r.id, r.title as name, r.seller_name as detail
    from page join read_model.product r using (id) order by r.created_at desc, r.id desc`
}

function sellerHits(typed: string, values: unknown[]): string {
  const { where } = sellerConditions({ q: typed }, values)
  const named = `r.name_folded like read_model.like_pattern(${bind(values, typed)})`
  return `select r.id, r.name, nullif(concat_ws(', ', nullif(r.city, ''), nullif(r.state, '')), '') as detail
    from read_model.seller r where ${where.join(' and ')}
    order by ${named} desc, r.name_folded, r.id limit ${QUICK_SEARCH_HITS}`
}

function applicationHits(typed: string, values: unknown[]): string {
  return `select a.id, a.brand as name, a.responsible_name as detail from suppliers a
    where ${applicationConditions({ q: typed }, values).join(' and ')}
    order by a.created_at desc, a.id desc limit ${QUICK_SEARCH_HITS}`
}

const holds = (columns: readonly string[], text: string): string =>
  `(${columns.map((column) => `read_model.fold_line(${column})`).join(` || E'\\n' || `)}) like read_model.like_pattern(${text})`

/** The people of the marketplace, by name and e-mail; those who can sign in. */
function staffHits(typed: string, values: unknown[]): string {
  const name = `concat_ws(' ', u.first_name, u.last_name)`
  return `select u.id, coalesce(nullif(trim(${name}), ''), u.email) as name, u.email as detail from "user" u
    where u.deleted_at is null and ${holds([name, 'u.email'], bind(values, typed))}
      and exists (select from auth_identity a where a.app_metadata ->> 'user_id' = u.id and a.deleted_at is null)
    order by name, u.id limit ${QUICK_SEARCH_HITS}`
}

/** The people of one seller. @param owner place of the seller's id among the values */
function memberHits(typed: string, owner: string, values: unknown[]): string {
  return `select m.id, m.name, m.email as detail from seller_member m
    where m.seller_id = ${owner} and m.deleted_at is null and ${holds(['m.name', 'm.email'], bind(values, typed))}
    order by m.name, m.id limit ${QUICK_SEARCH_HITS}`
}

/** The order of the typed number first. @param owner place of the seller's id among the values; null: all sellers */
function orderHits(typed: string, owner: string | null, values: unknown[]): string {
  const number = bind(values, Number(/^#?(\d{1,9})$/.exec(typed)?.[1] ?? 0))
  const own = owner ? `and o.seller_id = ${owner}` : ''
  const found = [`select o.id from read_model."order" o where o.display_id = ${number}::int ${own}`]
  if ([...typed].length >= TRIGRAM) {
    const text = bind(values, typed)
    found.push(
      `(${orderTextSearch(text, owner)} limit ${MOST_ORDERS})`,
      `select s.id from (
         select o.id from read_model."order" o where true ${own}
          order by o.created_at desc, o.id desc limit ${NEWEST_ORDERS}
       ) newest join read_model.order_search s using (id)
        where (s.search || '') like read_model.like_pattern(${text})`,
    )
    if (!owner) found.push(`(${orderTrackingSearch(text)} limit ${MOST_ORDERS})`)
  }
  return `select o.id, '#' || o.display_id as name, coalesce(nullif(concat_ws(' ',
           o.doc -> 'shipping_address' ->> 'first_name', o.doc -> 'shipping_address' ->> 'last_name'), ''), o.email) as detail
    from read_model."order" o where o.id in (${found.join(' union ')}) ${own}
    order by (o.display_id = ${number}::int) desc nulls last, o.created_at desc, o.id desc limit ${QUICK_SEARCH_HITS}`
}

/** Runs the queries of the kinds that are looked for as one statement. */
async function readHits(
  knex: Knex,
  queries: Record<HitKind, string | null>,
  values: unknown[],
): Promise<QuickSearch> {
  const parts = HIT_KINDS.flatMap((kind) =>
    queries[kind] === null
      ? []
      : [`select '${kind}' as kind, h.*, row_number() over () as place from (${queries[kind]}) h`],
  )
  const rows = await runStatement<Hit>(
    knex,
    `select kind, id, name, detail from (${parts.join(' union all ')}) hit order by place`,
    values,
  )
  const ofKind = (kind: HitKind): Hit[] => rows.filter((row) => row.kind === kind)
  return { hits: HIT_KINDS.flatMap(ofKind) }
}
