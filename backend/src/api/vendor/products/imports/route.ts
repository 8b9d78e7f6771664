import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { vendor } from '../../../../http/actors'
import { checkSpreadsheet } from '../../../../workflows/wine-import/check-spreadsheet'
import { listImports } from '../../../../workflows/wine-import/presentImport'
import { runImports } from '../../../../workflows/wine-import/runImports'
import { readSpreadsheetBody } from './readSpreadsheetBody'

/** GET /vendor/products/imports: the seller's last imports. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const imports = await listImports(knex, vendor(request).seller.id)
  if (imports.some(({ status }) => status === 'importing')) runImports(request.scope)
  response.json({ imports })
}

/** POST /vendor/products/imports: the file as the body; every row is checked, nothing is stored yet (R24). */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { seller } = vendor(request)
  const file = await readSpreadsheetBody(request)
  response
    .status(201)
    .json({ import: await checkSpreadsheet(request.scope, { sellerId: seller.id, ...file }) })
}
