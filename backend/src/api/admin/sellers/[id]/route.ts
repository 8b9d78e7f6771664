import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { adminSellerUpdateRequest } from '#domain/wire/seller'
import { staffMember } from '../../../../http/actors'
import { parse } from '../../../../http/parse'
import { recordId } from '../../../../http/recordId'
import { staffActor } from '../../../../http/staffActor'
import { findSellerForStaff } from '../../../../read-models/findSellerForStaff'
import { updateSeller } from '../../../../workflows/seller-status/update-seller'

/** GET /admin/sellers/{id} (spec §7). */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  staffMember(request)
  await answerSeller(request, response)
}

/** POST /admin/sellers/{id}: store_status, or photo (spec §7). */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const actor = staffActor(request)
  const sellerId = recordId(request)
  const { store_status, photo } = parse(adminSellerUpdateRequest, request.body)
  await updateSeller(request.scope, { sellerId, storeStatus: store_status, photo, actor })
  await answerSeller(request, response)
}

async function answerSeller(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json({ seller: await findSellerForStaff(knex, recordId(request)) })
}
