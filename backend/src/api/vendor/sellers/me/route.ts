import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { sellerUpdateRequest } from '#domain/wire/seller'
import { vendor } from '../../../../http/actors'
import { parse } from '../../../../http/parse'
import { vendorActor } from '../../../../http/vendorActor'
import { ownerOnly } from '../../../../policies/ownerOnly'
import { findSeller } from '../../../../read-models/findSeller'
import { updateProfile } from '../../../../workflows/seller/update-profile'

/** POST /vendor/sellers/me: an owner changes the company's profile (spec §7). */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { seller, member } = vendor(request)
  ownerOnly(member, 'company')
  await updateProfile(request.scope, {
    sellerId: seller.id,
    changes: parse(sellerUpdateRequest, request.body),
    actor: vendorActor(request),
  })
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json({ seller: await findSeller(knex, seller.id) })
}
