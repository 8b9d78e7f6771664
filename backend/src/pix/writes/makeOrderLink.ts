import { createHmac } from 'node:crypto'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { RETURN_LINK_DAYS } from '#domain/limits'
import { ORDER_PAGES } from '#domain/pix/orderPage'
import { runStatement } from '../../engine/database/runStatement'
import { hashLinkToken } from '../../engine/secrets/linkToken'
import { env } from '../../env'
import { isReturnOpen } from '../../returns'

/**
 * The link to the buyer's page of an order: the order, signed. It is the same each time, so that every mail and every repeated
 * completion has it and no row is added.
 *
 * @returns the secret of its address
 */
export async function makeOrderLink(transaction: Knex, orderId: string): Promise<string> {
  const token = createHmac('sha256', env.WINEX_SIGNING_SECRET)
    .update(`order\n${orderId}`)
    .digest('base64url')
  await transaction('order_link')
    .insert({ token_hash: hashLinkToken(token), order_id: orderId })
    .onConflict('token_hash')
    .ignore()
  return token
}

/** Links whose order is over for its buyer since so long that they could not give bottles back either. */
export async function forgetOrderLinks(knex: Knex): Promise<void> {
  await runStatement(
    knex,
    `delete from order_link l where l.created_at < now() - make_interval(days => $1)
        and not exists (
          select from read_model."order" r where r.id = l.order_id
             and (r.stage not in ('delivered', 'over') or r.updated_at > now() - make_interval(days => $1)
                  or ${isReturnOpen('l.order_id', '$1')}))`,
    [RETURN_LINK_DAYS],
  )
}

/** The address of the page for a link's secret, or for what takes its place in a mail. */
export const orderPageUrl = (token: string): string =>
  `${env.WINEX_PUBLIC_URL.replace(/\/$/, '')}${ORDER_PAGES}/${token}`
