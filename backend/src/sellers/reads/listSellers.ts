import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { Seller, SellerListQuery, SellerListResponse } from '#domain/sellers/sellerWire'
import { LOW_ACCEPTANCE } from '#domain/sellers/acceptance'
import { countWhere } from '../../engine/lists/cards'
import { bind, readList, type ListRow } from '../../engine/lists/listStatement'

const { rejectedShare, decisionsMin, days } = LOW_ACCEPTANCE
const recent = (order: string): string => `${order}.decided_at > now() - interval '${days} days'`

/**
 * Ids of the sellers who reject too many orders; the same for the list's filter and for the number that leads to it.
 * Only sellers with more rejections than the fewest that can be too many have their answers counted.
 */
const LOW_ACCEPTANCE_SELLERS = /* sql */ `
  select refused.seller_id from (
    select r.seller_id, count(*) as n from read_model."order" r
     where r.seller_status = 'rejected' and ${recent('r')}
     group by 1 having count(*) > ${rejectedShare * decisionsMin}
  ) refused, lateral (
    select count(*) as n from read_model."order" a
     where a.seller_id = refused.seller_id and ${recent('a')} and a.decided_at is not null
  ) answers
  where answers.n >= ${decisionsMin} and refused.n > ${rejectedShare} * answers.n`

export const SELLER_COLUMNS = [
  'name',
  'handle',
  'email',
  'city',
  'state',
  'tax_id',
  'store_status',
  'contract_signed',
  'contract_signed_at',
  'photo',
  'phone',
  'region',
  'created_at',
  'updated_at',
  'name_folded',
  'city_folded',
] as const

export const SELLER_SORT = {
  name: 'name_folded',
  created_at: 'created_at',
  city: 'city_folded',
  state: 'state',
  store_status: 'store_status',
} as const

/** Whether there is a rate to sign for. */
const HAS_RATE = `exists (select from commission_rule c join commission_rate t on t.rule_id = c.id and t.deleted_at is null
    where c.reference = 'seller' and c.reference_id = r.id and c.is_active and c.deleted_at is null)`

type SellerDate = 'contract_signed_at' | 'created_at' | 'updated_at'

export type SellerRow = ListRow &
  Pick<Seller, Exclude<(typeof SELLER_COLUMNS)[number], `${string}_folded` | SellerDate>> & {
    id: string
    name_folded: string
    city_folded: string | null
    contract_signed_at: Date | null
    created_at: Date
    updated_at: Date
  }

/** The list's filters as conditions on `read_model.seller r`, for it and its export. Values are added to `values`. */
export function sellerConditions(
  query: Omit<SellerListQuery, 'limit' | 'offset'>,
  values: unknown[],
): { where: string[]; statuses: string[] | undefined; signed: boolean | null } {
  const statuses = query.store_status?.map((status) => status.toUpperCase())
  const signed = query.contract === 'signed' ? true : query.contract === 'pending' ? false : null
  const where: string[] = []
  if (signed !== null) where.push(`r.contract_signed = ${bind(values, signed)}`)
  if (statuses?.length) where.push(`r.store_status = any(${bind(values, statuses)}::text[])`)
  if (query.rate) where.push(query.rate === 'with' ? HAS_RATE : `not ${HAS_RATE}`)
  if (query.acceptance === 'low') where.push(`r.id in (${LOW_ACCEPTANCE_SELLERS})`)
  if (query.city)
    where.push(`r.city_folded like read_model.like_pattern(${bind(values, query.city)})`)
  if (query.q) where.push(`r.search like read_model.like_pattern(${bind(values, query.q)})`)
  return { where, statuses, signed }
}

/**
 * GET /admin/sellers: all sellers with total (R62) and exact cards, in one statement. Searches name, handle, e-mail, city,
 * state and tax id, masked or not (spec §9).
 */
export async function listSellers(knex: Knex, query: SellerListQuery): Promise<SellerListResponse> {
  const values: unknown[] = ['seller', '*']
  const { where, statuses, signed } = sellerConditions(query, values)
  // the cards know status and signature; whatever else is asked for is counted
  const counted = Boolean(query.q || query.city || query.acceptance) || query.rate !== undefined
  const matches = (key: string): boolean => {
    const [status, contract] = key.split('|')
    return (
      (signed === null || contract === String(signed)) &&
      (!statuses?.length || statuses.includes(status ?? ''))
    )
  }
  const { rows, count, cards } = await readList<SellerRow>(
    knex,
    {
      table: 'read_model.seller',
      columns: SELLER_COLUMNS,
      sorts: SELLER_SORT,
      query,
      where,
      values,
      counted,
    },
    (kept) => countWhere(kept, matches),
  )
  return {
    sellers: rows.map(present),
    count,
    limit: query.limit,
    offset: query.offset,
    summary: {
      total: countWhere(cards, () => true),
      active: countWhere(cards, (key) => key.startsWith('ACTIVE|')),
      signed: countWhere(cards, (key) => key.endsWith('|true')),
      unsigned: countWhere(cards, (key) => key.endsWith('|false')),
    },
  }
}

/** What the columns name, and nothing else. */
function present({
  cards: _cards,
  matches: _matches,
  name_folded: _name,
  city_folded: _city,
  ...row
}: SellerRow): Seller {
  return {
    ...row,
    contract_signed_at: row.contract_signed_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
