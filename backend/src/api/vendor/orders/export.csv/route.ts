import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { saoPauloDate } from '#domain/dates'
import { orderExportQuery } from '#domain/wire/order'
import { vendor } from '../../../../http/actors'
import { parse } from '../../../../http/parse'
import { sendCsv } from '../../../../http/sendCsv'
import { exportOrders } from '../../../../read-models/exportOrders'

/** GET /vendor/orders/export.csv: the filtered orders as a spreadsheet. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { seller } = vendor(request)
  const query = parse(orderExportQuery, request.query)
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await sendCsv(
    response,
    `pedidos-${saoPauloDate(new Date())}.csv`,
    exportOrders(knex, seller.id, query),
  )
}
