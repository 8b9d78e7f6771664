import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { saoPauloDate } from '#domain/dates'
import { vendorProductListQuery } from '#domain/wire/product'
import { vendor } from '../../../../http/actors'
import { parse } from '../../../../http/parse'
import { sendCsv } from '../../../../http/sendCsv'
import { exportFile } from '../../../../workflows/wine-import/exportFile'

/** GET /vendor/products/export.csv: all wines of the list with its filters, in the columns of the import. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const query = parse(vendorProductListQuery, request.query)
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await sendCsv(
    response,
    `vinhos-${saoPauloDate(new Date())}.csv`,
    exportFile(knex, vendor(request).seller.id, query),
  )
}
