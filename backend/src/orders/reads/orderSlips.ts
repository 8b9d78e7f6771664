import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { ORDER_BATCH_MAX } from '#domain/limits'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import { presentFulfillment } from './presentOrder'
import type { FulfillmentDocument } from './orderDocumentTypes'
import { FULFILLMENTS } from './orderDocument'
import { orderColumns, presentOrderRow, type OrderListItem, type OrderRow } from './orderRow'

type OrderSlip = OrderListItem &
  Pick<SlipRow, 'has_tax_id' | 'invoice'> & {
    fulfillments: ReturnType<typeof presentFulfillment>[]
    tax_id_asked_at: string | null
  }

interface SlipRow extends OrderRow {
  fulfillments: FulfillmentDocument[]
  has_tax_id: boolean
  tax_id_asked_at: Date | null
  invoice: { access_key: string; added_at: string } | null
}

/**
 * Orders of a seller with their packages, for one print or one shipment of many: rows of the list, so one statement for two
 * hundred. Of the buyer's CPF or CNPJ only whether there is one.
 *
 * @param ids in the asked sequence; null for all that are to be sent, the earliest promise first
 *
 * @throws AppError not_found when one is missing or another seller's (R42)
 */
export async function orderSlips(
  knex: Knex,
  sellerId: string,
  ids: readonly string[] | null,
): Promise<OrderSlip[]> {
  const rows = await runStatement<SlipRow>(knex, {
    text: ids ? NAMED : TO_SEND,
    values: [ids ?? ORDER_BATCH_MAX, sellerId],
  })
  if (ids && rows.length < ids.length) throw AppError.notFound('Pedido não encontrado')
  return rows.map((row) => ({
    ...presentOrderRow(row),
    has_tax_id: row.has_tax_id,
    tax_id_asked_at: row.tax_id_asked_at?.toISOString() ?? null,
    invoice: row.invoice,
    fulfillments: row.fulfillments.map(presentFulfillment),
  }))
}

const COLUMNS = /* sql */ `
  o.id, ${orderColumns('o')}, coalesce(fulfillments.list, '[]') as fulfillments,
  exists (select from public.buyer_tax_id b where b.order_id = o.id) as has_tax_id,
  (select r.created_at from public.tax_id_request r where r.order_id = o.id) as tax_id_asked_at,
  (select jsonb_build_object('access_key', i.access_key, 'added_at', i.created_at)
     from public.order_invoice i where i.order_id = o.id) as invoice`

const NAMED = /* sql */ `
select ${COLUMNS}
  from unnest($1::text[]) with ordinality as wanted (id, place)
  join read_model."order" o on o.id = wanted.id and o.seller_id = $2
  left join lateral (${FULFILLMENTS}) fulfillments on true
 order by wanted.place`

const TO_SEND = /* sql */ `
select ${COLUMNS}
  from (select * from read_model."order" r where r.seller_id = $2 and r.stage = 'send'
         order by r.promised_on nulls last, r.created_at, r.id limit $1) o
  left join lateral (${FULFILLMENTS}) fulfillments on true
 order by o.promised_on nulls last, o.created_at, o.id`
