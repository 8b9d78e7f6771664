import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { SELLER_MODULE } from '../../modules/seller'
import type SellerModuleService from '../../modules/seller/service'
import { registerSeller } from '../../sellers'
import type { PlannedSeller } from './demoPlan'

/** A producer of the demonstration with the ids it got. */
export interface LoadedSeller {
  plan: PlannedSeller
  sellerId: string
  memberId: string
  stockLocationId: string
}

/** Where the demonstration's registrations and signatures come from. */
export const DEMO_ORIGIN = { ipAddress: '127.0.0.1', userAgent: 'winex demo' }

/** Registers the producers that are not there yet, all at once, through the workflow of /public/vendor/register. */
export async function loadSellers(
  container: MedusaContainer,
  plans: readonly PlannedSeller[],
): Promise<LoadedSeller[]> {
  return Promise.all(plans.map((plan) => loadSeller(container, plan)))
}

async function loadSeller(container: MedusaContainer, plan: PlannedSeller): Promise<LoadedSeller> {
  const sellers: SellerModuleService = container.resolve(SELLER_MODULE)
  const [member] = await sellers.listSellerMembers({ email: plan.request.member.email })
  const ids = member
    ? { sellerId: member.seller_id, memberId: member.id }
    : await registerSeller(container, { request: plan.request, origin: DEMO_ORIGIN })
  await sellers.updateSellers({ id: ids.sellerId, photo: plan.photo })
  return {
    plan,
    sellerId: ids.sellerId,
    memberId: ids.memberId,
    stockLocationId: await stockLocationOf(container, ids.sellerId),
  }
}

async function stockLocationOf(container: MedusaContainer, sellerId: string): Promise<string> {
  const knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const row = await knex('seller_stock_location')
    .where({ seller_id: sellerId })
    .whereNull('deleted_at')
    .first('stock_location_id')
  return (row as { stock_location_id: string }).stock_location_id
}
