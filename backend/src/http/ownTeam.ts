import type { MedusaRequest } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { TeamResponse } from '#domain/wire/team'
import { findTeam } from '../read-models/findTeam'
import { vendor } from './actors'

/** The team of the caller's seller, as every change of it is answered. */
export async function ownTeam(request: MedusaRequest): Promise<TeamResponse> {
  const { seller, member } = vendor(request)
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return findTeam(knex, { sellerId: seller.id, selfId: member.id })
}
