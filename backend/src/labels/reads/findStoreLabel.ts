import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { describeBottle } from '#domain/labels/bottle/describeBottle'
import { bottlePageUrl } from '#domain/labels/bottle/labelCode'
import { saoPauloDate } from '#domain/values/dates'
import type { StoreLabel } from '#domain/labels/bottleLabelWire'
import { runStatement } from '../../engine/database/runStatement'
import { env } from '../../env'
import { IS_OPEN, MAKER } from '../../shop'

interface Row {
  code: string
  vintage: string | null
  is_live: boolean
  picture: string | null
  /** Null where nothing may be told. */
  document: Parameters<typeof describeBottle>[0] | null
  maker: Parameters<typeof describeBottle>[1]
  newer: StoreLabel['newer']
}

/**
 * What the code of a label leads to: one statement, found by its key. Null for a code that is none, and in the same way
 * for one whose wine was never published under it.
 */
export async function findStoreLabel(knex: Knex, code: string): Promise<StoreLabel | null> {
  const [row] = await runStatement<Row>(knex, { text: STATEMENT, values: [code], prepared: true })
  if (!row) return null
  const today = saoPauloDate(new Date()) ?? ''
  const wine = row.document && describeBottle(row.document, row.maker, row.vintage, today)
  return {
    code: row.code,
    page_url: bottlePageUrl(env.WINEX_PUBLIC_URL, row.code),
    state: !wine ? 'removed' : row.is_live ? 'current' : 'kept',
    wine,
    picture: wine && row.is_live ? row.picture : null,
    newer: wine ? row.newer : null,
  }
}

const STATEMENT = /* sql */ `
select l.code, nullif(l.vintage, '') as vintage, now.is_live, p.thumbnail as picture,
       case when not may.tell then null when now.is_live then winex_label_document(p) else l.kept end as document,
       ${MAKER} as maker,
       (select jsonb_build_object('code', n.code, 'vintage', nullif(n.vintage, '')) from wine_label n
         where n.product_id = p.id and n.vintage = winex_vintage(p.metadata) and n.code <> l.code and ${IS_OPEN}) as newer
  from wine_label l
  join product p on p.id = l.product_id
  left join seller_product own on own.product_id = p.id and own.deleted_at is null
  left join seller s on s.id = own.seller_id and s.deleted_at is null
  cross join lateral (select ${IS_OPEN} and l.vintage = winex_vintage(p.metadata) as is_live) now
  cross join lateral (select coalesce(s.store_status = 'ACTIVE' and p.deleted_at is null and p.status <> 'rejected', false) as tell) may
 where l.code = $1 and l.published_at is not null`
