import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { orderStatisticsQuery } from '#domain/wire/order'
import { vendor } from '../../../../http/actors'
import { parse } from '../../../../http/parse'
import { orderStatistics } from '../../../../read-models/orderStatistics'

/** GET /vendor/orders/statistics: revenue by week or month and the best sellers, for the chart above the list. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { seller } = vendor(request)
  const query = parse(orderStatisticsQuery, request.query)
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json(await orderStatistics(knex, seller.id, query))
}
