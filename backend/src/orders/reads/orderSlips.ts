import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import { presentFulfillment } from './presentOrder'
import type { FulfillmentDocument } from './orderDocumentTypes'
import { FULFILLMENTS } from './orderDocument'
import { orderColumns, presentOrderRow, type OrderListItem, type OrderRow } from './orderRow'

export type OrderSlip = OrderListItem & { fulfillments: ReturnType<typeof presentFulfillment>[] }

/**
 * Orders of a seller with their packages, in the asked sequence, for one print or one shipment of many: rows of the
 * list, so one statement for two hundred.
 *
 * @throws AppError not_found when one is missing or another seller's (R42)
 */
export async function orderSlips(
  knex: Knex,
  sellerId: string,
  ids: readonly string[],
): Promise<OrderSlip[]> {
  const rows = await runStatement<OrderRow & { fulfillments: FulfillmentDocument[] }>(knex, {
    text: STATEMENT,
    values: [ids, sellerId],
  })
  if (rows.length < ids.length) throw AppError.notFound('Pedido não encontrado')
  return rows.map((row) => ({
    ...presentOrderRow(row),
    fulfillments: row.fulfillments.map(presentFulfillment),
  }))
}

const STATEMENT = /* sql */ `
select o.id, ${orderColumns('o')}, coalesce(fulfillments.list, '[]') as fulfillments
  from unnest($1::text[]) with ordinality as wanted (id, place)
  join read_model."order" o on o.id = wanted.id and o.seller_id = $2
  left join lateral (${FULFILLMENTS}) fulfillments on true
 order by wanted.place`
