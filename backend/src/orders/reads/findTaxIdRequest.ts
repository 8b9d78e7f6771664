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
}

/**
 * What a mail's link leads to: one answer for a link that is forged, over, used, or of an order that has ended or has a number.
 *
 * @throws AppError not_found
 */
export async function findTaxIdRequest(knex: Knex, token: string): Promise<TaxIdRequest> {
  const [request] = await runStatement<TaxIdRequest>(knex, {
    text: STATEMENT,
    values: [hashLinkToken(token)],
    prepared: true,
  })
  if (!request) throw AppError.notFound('Este link não é válido ou já foi usado.')
  return request
}

const STATEMENT = /* sql */ `
select r.order_id, o.display_id, s.id as seller_id, s.name as seller_name
  from tax_id_request r
  join "order" o on o.id = r.order_id and o.deleted_at is null and o.status <> 'canceled'
  join seller_order link on link.order_id = o.id and link.deleted_at is null
  join seller s on s.id = link.seller_id
 where r.token_hash = $1 and r.used_at is null and r.expires_at > now()
   and not exists (select from buyer_tax_id b where b.order_id = o.id)`
