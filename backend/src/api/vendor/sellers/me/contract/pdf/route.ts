import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { env } from '../../../../../../env'
import { ownContract } from '../../../../../../http/ownContract'
import { contractPdf } from '../../../../../../presenters/contractPdf'

/** GET /vendor/sellers/me/contract/pdf: the same contract to keep and to print. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const contract = await ownContract(request)
  const checkUrl = `${env.WINEX_PUBLIC_URL}/contrato/${contract.sha256}`
  response
    .status(200)
    .setHeader('Content-Type', 'application/pdf')
    .setHeader('Content-Disposition', 'attachment; filename="contrato-de-comissao.pdf"')
    .setHeader('Cache-Control', 'private, no-store')
    .end(Buffer.from(await contractPdf(contract, checkUrl)))
}
