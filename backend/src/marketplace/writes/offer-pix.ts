import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import { PIX_PAYMENT } from '#domain/orders/orderCapture'
import { runStatement } from '../../engine/database/runStatement'
import { marketplace } from './marketplace'

/**
 * Offers PIX in the shop's region while it is configured, and no more once it is not. At every start, after the payment module has
 * written down its providers; it changes nothing the second time.
 */
export async function offerPix(knex: Knex, isConfigured: boolean): Promise<void> {
  await runStatement(
    knex,
    `update payment_provider set is_enabled = $2, updated_at = now() where id = $1 and is_enabled <> $2`,
    [PIX_PAYMENT, isConfigured],
  )
  if (!isConfigured) return
  await runStatement(
    knex,
    `insert into region_payment_provider (id, region_id, payment_provider_id)
     select $1, r.id, $2 from region r where r.name = $3 and r.deleted_at is null
     on conflict (region_id, payment_provider_id) do update set deleted_at = null
      where region_payment_provider.deleted_at is not null`,
    [generateEntityId(undefined, 'regpp'), PIX_PAYMENT, marketplace.regionName],
  )
}
