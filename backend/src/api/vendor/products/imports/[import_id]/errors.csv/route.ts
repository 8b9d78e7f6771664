import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { vendor } from '../../../../../../http/actors'
import { recordId } from '../../../../../../http/recordId'
import { sendCsv } from '../../../../../../http/sendCsv'
import { errorFile } from '../../../../../../workflows/wine-import/errorFile'
import { findImport } from '../../../../../../workflows/wine-import/presentImport'

/** GET /vendor/products/imports/{id}/errors.csv: the refused rows with a column that says why. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { id } = await findImport(knex, vendor(request).seller.id, recordId(request, 'import_id'))
  await sendCsv(response, 'vinhos-com-erros.csv', errorFile(knex, id))
}
