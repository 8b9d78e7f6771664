import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { bottlePageUrl } from '#domain/labels/bottle/labelCode'
import type { SellerLabel } from '#domain/labels/bottleLabelWire'
import { runStatement } from '../../engine/database/runStatement'
import { env } from '../../env'
import { AppError } from '../../engine/errors/AppError'
import { IS_OPEN, OPEN_OFFERS } from '../../shop'

/**
 * The codes of a seller's wines, in the asked sequence.
 *
 * @throws AppError not_found when one is missing or another seller's (R42)
 */
export async function listLabels(
  knex: Knex,
  sellerId: string,
  ids: readonly string[],
): Promise<SellerLabel[]> {
  const rows = await runStatement<Omit<SellerLabel, 'page_url'>>(knex, {
    text: STATEMENT,
    values: [ids, sellerId],
  })
  if (rows.length < ids.length) throw AppError.notFound('Vinho não encontrado')
  return rows.map((row) => ({ ...row, page_url: bottlePageUrl(env.WINEX_PUBLIC_URL, row.code) }))
}

const STATEMENT = /* sql */ `
select w.id as product_id, w.title, l.code, nullif(l.vintage, '') as vintage,
       case when exists (select from ${OPEN_OFFERS} where p.id = w.id and ${IS_OPEN}) then 'current'
            when l.published_at is not null and l.kept is not null and w.status <> 'rejected' and own.store_status = 'ACTIVE'
              then 'kept' else 'none' end as page,
       w.status = 'draft' and l.kept is not null and l.kept <> winex_label_document(w) as is_outdated,
       coalesce((select jsonb_agg(jsonb_build_object('code', o.code, 'vintage', nullif(o.vintage, '')) order by o.created_at desc)
          from wine_label o where o.product_id = w.id and o.code <> l.code and o.published_at is not null), '[]') as older
  from unnest($1::text[]) with ordinality as wanted (id, place)
  join seller_product link on link.product_id = wanted.id and link.seller_id = $2 and link.deleted_at is null
  join seller own on own.id = link.seller_id
  join product w on w.id = link.product_id and w.deleted_at is null
  join wine_label l on l.product_id = w.id and l.vintage = winex_vintage(w.metadata)
 order by wanted.place`
