import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { emptyRequest } from '#domain/wire/common'
import { vendor } from '../../../../../http/actors'
import { parse } from '../../../../../http/parse'
import { recordId } from '../../../../../http/recordId'
import { vendorActor } from '../../../../../http/vendorActor'
import { findImport } from '../../../../../workflows/wine-import/presentImport'
import { runImports } from '../../../../../workflows/wine-import/runImports'
import { startImport } from '../../../../../workflows/wine-import/start-import'

/** GET /vendor/products/imports/{id}: how far it is; an import whose engine died goes on. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const found = await findImport(knex, vendor(request).seller.id, recordId(request, 'import_id'))
  if (found.status === 'importing') runImports(request.scope)
  response.json({ import: found })
}

/** POST /vendor/products/imports/{id}: stores the valid rows; answers at once. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  parse(emptyRequest, request.body)
  const started = await startImport(request.scope, {
    sellerId: vendor(request).seller.id,
    importId: recordId(request, 'import_id'),
    actor: vendorActor(request),
  })
  response.status(202).json({ import: started })
}
