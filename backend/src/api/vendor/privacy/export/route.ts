import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { vendor } from '../../../../http/actors'
import { exportAccount } from '../../../../read-models/exportAccount'

/** GET /vendor/privacy/export: all own data as a JSON file (LGPD art. 18). */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const data = await exportAccount(knex, vendor(request))
  response
    .status(200)
    .setHeader('Content-Type', 'application/json; charset=utf-8')
    .setHeader('Content-Disposition', 'attachment; filename="meus-dados-winex.json"')
    .setHeader('Cache-Control', 'private, no-store')
    .end(JSON.stringify({ gerado_em: new Date().toISOString(), ...data }, null, 2))
}
