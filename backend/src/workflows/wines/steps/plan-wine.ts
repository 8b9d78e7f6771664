import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { StepResponse, createStep } from '@medusajs/framework/workflows-sdk'
import { freeSuffix, toHandle } from '../../freeSuffix'
import { findWineHome } from '../findWineHome'

/** Names and places that a new wine gets. */
export interface WinePlan {
  handle: string
  sku: string
  stockLocationId: string
  salesChannelId: string
  shippingProfileId: string
}

/**
 * Finds a free handle and SKU (R23: the title in lower case with hyphens for spaces, a numeric suffix
 * when taken) and the seller's stock location (R22).
 */
export const planWineStep = createStep(
  'plan-wine',
  async (input: { sellerId: string; title: string; sku?: string | undefined }, { container }) => {
    const base = toHandle(input.title, 'vinho')
    const skuBase = (input.sku?.trim() || input.title).toLowerCase().replace(/\s+/g, '-')
    const [{ salesChannelId, shippingProfileId, stockLocationId }, handles, skus] =
      await Promise.all([
        findWineHome(container, input.sellerId),
        taken(container, 'product', 'handle', base),
        taken(container, 'product_variant', 'sku', skuBase),
      ])
    const plan: WinePlan = {
      handle: freeSuffix(base, handles),
      sku: freeSuffix(skuBase, skus),
      stockLocationId,
      salesChannelId,
      shippingProfileId,
    }
    return new StepResponse(plan)
  },
)

/** Values of a column that are the base or the base with a numeric suffix. */
async function taken(
  container: MedusaContainer,
  table: string,
  column: string,
  base: string,
): Promise<string[]> {
  const rows = (await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)(table)
    .whereNull('deleted_at')
    .andWhere((match) => {
      void match.where(column, base).orWhereRaw('?? ^@ ?', [column, `${base}-`])
    })
    .select(column)) as Record<string, string>[]
  return rows.map((row) => row[column] ?? '')
}
