import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { staffMember } from '../../../../../http/actors'
import { recordId } from '../../../../../http/recordId'
import { findSeller } from '../../../../../read-models/findSeller'
import { listSignatures } from '../../../../../read-models/listSignatures'

/** GET /admin/sellers/{id}/contract: what the seller signed, with the evidence (R34). */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  staffMember(request)
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { id } = await findSeller(knex, recordId(request))
  response.json({ signatures: await listSignatures(knex, id) })
}
