import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { vendorOrderListQuery } from '#domain/wire/order'
import { vendor } from '../../../http/actors'
import { parse } from '../../../http/parse'
import { listOrders } from '../../../read-models/listOrders'

/** GET /vendor/orders (spec §7): the orders of the caller's seller. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { seller } = vendor(request)
  const query = parse(vendorOrderListQuery, request.query)
  response.json(await listOrders(request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), seller.id, query))
}
