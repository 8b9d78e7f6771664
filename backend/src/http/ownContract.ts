import type { MedusaRequest } from '@medusajs/framework/http'
import { isOwner } from '#domain/memberRoles'
import type { ContractResponse } from '#domain/wire/contract'
import { findContract } from '../read-models/findContract'
import { vendor } from './actors'

/** The contract of the caller's seller; an owner sees the one that they themselves would sign. */
export async function ownContract(request: MedusaRequest): Promise<ContractResponse['contract']> {
  const { seller, member } = vendor(request)
  return findContract(request.scope, {
    sellerId: seller.id,
    ...(isOwner(member) ? { signerId: member.id } : {}),
    now: new Date(),
  })
}
