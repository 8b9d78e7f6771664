import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { vendorProductListQuery } from '#domain/wire/product'
import { vendor } from '../../../http/actors'
import { parse } from '../../../http/parse'
import { listVendorProducts } from '../../../read-models/listVendorProducts'

/** GET /vendor/products (spec §7): the wines of the caller's seller. */
export async function listOwnProducts(
  request: MedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  const { seller } = vendor(request)
  const query = parse(vendorProductListQuery, request.query)
  response.json(
    await listVendorProducts(
      request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION),
      seller.id,
      query,
    ),
  )
}
