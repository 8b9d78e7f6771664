import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { pauseAhead, type Pause } from '#domain/sellers/pause'
import { saoPauloDate } from '#domain/values/dates'
import type { Seller } from '#domain/sellers/sellerWire'
import { AppError } from '../../engine/errors/AppError'
import { pauseOf } from '../../shop'
import { presentSeller, type SellerRow } from './presentSeller'

/**
 * One seller on the wire, without members and lists.
 *
 * @throws AppError not_found
 */
export async function findSeller(knex: Knex, sellerId: string): Promise<Seller> {
  const row = (await knex('seller')
    .where({ id: sellerId })
    .whereNull('deleted_at')
    .first(
      'seller.*',
      knex.raw(
        'exists (select from seller_freight f where f.seller_id = seller.id) as freight_saved',
      ),
      knex.raw(`${pauseOf('seller.id')} as pause`),
    )) as (SellerRow & { freight_saved: boolean; pause: Pause | null }) | undefined
  if (!row) throw AppError.notFound('Vendedor nao encontrado.')
  return {
    ...presentSeller(row),
    freight_saved: row.freight_saved,
    pause: pauseAhead(row.pause, saoPauloDate(new Date()) ?? ''),
  }
}
