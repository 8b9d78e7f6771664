import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { BUYER_TAX_ID_YEARS } from '#domain/privacy/privacy'
import { runStatement } from '../../engine/database/runStatement'

/**
 * Deletes the buyer's CPF or CNPJ of an order that was canceled, in the caller's transaction: no invoice will need it
 * (LGPD art. 16). With an invoice it stays, as that document does.
 */
export async function forgetTaxIdOfCanceled(transaction: Knex, orderId: string): Promise<void> {
  await runStatement(
    transaction,
    `delete from buyer_tax_id b using "order" o
      where b.order_id = $1 and o.id = b.order_id and o.status = 'canceled'
        and not exists (select from order_invoice i where i.order_id = o.id)`,
    [orderId],
  )
}

/** Deletes those of orders whose fiscal records need not be kept any more: a year's, years after it ended (CTN, art. 173, I). */
export async function forgetOldTaxIds(knex: Knex): Promise<void> {
  await runStatement(
    knex,
    `delete from buyer_tax_id
      where placed_at < date_trunc('year', now(), 'America/Sao_Paulo') - make_interval(years => $1)`,
    [BUYER_TAX_ID_YEARS],
  )
}
