import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { vendor } from '../../../../http/actors'
import { sendCsv } from '../../../../http/sendCsv'
import { templateFile } from '../../../../workflows/wine-import/templateFile'

/** GET /vendor/products/template.csv: the spreadsheet to fill in; with ?full=1 all columns of the sheet. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  vendor(request)
  await sendCsv(response, 'modelo-vinhos.csv', templateFile(request.query.full === '1'))
}
