import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { ORDER_PAGES } from '#domain/pix/orderPage'
import { makeLinkToken } from '../../engine/secrets/linkToken'
import { env } from '../../env'

/** A new link to the buyer's page of an order; the earlier ones stay. @returns the secret of its address */
export async function makeOrderLink(transaction: Knex, orderId: string): Promise<string> {
  const { token, tokenHash } = makeLinkToken()
  await transaction('order_link').insert({ token_hash: tokenHash, order_id: orderId })
  return token
}

/** The address of the page for a link's secret, or for what takes its place in a mail. */
export const orderPageUrl = (token: string): string =>
  `${env.WINEX_PUBLIC_URL.replace(/\/$/, '')}${ORDER_PAGES}/${token}`
