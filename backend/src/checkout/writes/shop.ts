import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { AppError } from '../../engine/errors/AppError'
import { findMarketplace, marketplace } from '../../marketplace'

/** The one region and the one channel that carts are of. */
export interface Shop {
  regionId: string
  salesChannelId: string
}

let known: Promise<Shop> | undefined

/** @throws Error when the database has not been set up (run the migration) */
export async function findShop(container: MedusaContainer): Promise<Shop> {
  known ??= readShop(container)
  // What failed is asked again.
  known.catch(() => (known = undefined))
  return known
}

async function readShop(container: MedusaContainer): Promise<Shop> {
  const [{ salesChannelId }, [region]] = await Promise.all([
    findMarketplace(container),
    container.resolve(Modules.REGION).listRegions({ name: marketplace.regionName }),
  ])
  if (!region) throw new Error('The marketplace has no region: run the migration')
  return { regionId: region.id, salesChannelId }
}

/** @throws AppError invalid_data for a region that is not ours */
export function refuseOtherRegion(
  shop: Shop,
  { region_id: region }: { region_id?: string | null | undefined },
): void {
  if (!region || region === shop.regionId) return
  const message = 'Esta região não existe.'
  throw AppError.invalid(message, { region_id: message })
}
