import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { PAGES } from '#domain/site/pages'
import { returnToken } from '../../orders'
import { openOrder } from './findReturns'

/** Where a buyer gives an order's bottles back, from the site's root; null while, or since, that is not possible. */
export const returnPath = async (knex: Knex, orderId: string): Promise<string | null> =>
  (await openOrder(knex, orderId)) ? `${PAGES.orderReturn.address}/${returnToken(orderId)}` : null
