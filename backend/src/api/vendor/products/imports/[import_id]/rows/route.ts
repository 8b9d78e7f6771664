import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { wineImportRowsQuery } from '#domain/wire/wineImport'
import { vendor } from '../../../../../../http/actors'
import { parse } from '../../../../../../http/parse'
import { recordId } from '../../../../../../http/recordId'
import { importRows } from '../../../../../../workflows/wine-import/importRows'
import { findImport } from '../../../../../../workflows/wine-import/presentImport'

/** GET /vendor/products/imports/{id}/rows: the result table, a page of it. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const query = parse(wineImportRowsQuery, request.query)
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { id } = await findImport(knex, vendor(request).seller.id, recordId(request, 'import_id'))
  response.json(await importRows(knex, id, query))
}
