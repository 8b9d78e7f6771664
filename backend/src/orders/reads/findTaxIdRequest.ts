import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import { hashLinkToken } from '../../engine/secrets/linkToken'

/** The order whose buyer was asked for a CPF or CNPJ. */
export interface TaxIdRequest {
  order_id: string
  display_id: number
  seller_id: string
  seller_name: string
  /** By this link, with the number that was named. */
  is_given: boolean
}

/**
 * What a mail's link leads to: one answer for a link that is forged, over, used, of an order that has ended, was given back or has
 * a number or an invoice, or of a seller who is not active.
 *
 * @param taxId the number that is being given, as it is stored: who gave this one by this link finds the order again
 * @throws AppError not_found
 */
export async function findTaxIdRequest(
  knex: Knex,
  token: string,
  taxId: string | null = null,
): Promise<TaxIdRequest> {
  const [request] = await runStatement<TaxIdRequest>(knex, {
    text: STATEMENT,
    values: [hashLinkToken(token), taxId],
    prepared: true,
  })
  if (!request) throw AppError.notFound('Este link não é válido ou já foi usado.')
  return request
}

const STATEMENT = /* sql */ `
select r.order_id, o.display_id, s.id as seller_id, s.name as seller_name, r.used_at is not null as is_given
  from tax_id_request r
  join "order" o on o.id = r.order_id and o.deleted_at is null and o.status <> 'canceled'
  join seller_order link on link.order_id = o.id and link.deleted_at is null
  join seller s on s.id = link.seller_id and s.store_status = 'ACTIVE'
  left join buyer_tax_id b on b.order_id = o.id
 where r.token_hash = $1 and r.expires_at > now()
   and case when r.used_at is null
         then b.order_id is null and not exists (select from order_invoice i where i.order_id = o.id)
              and read_model.payment_status(o.id) <> 'refunded'
         else b.tax_id = $2 end`
