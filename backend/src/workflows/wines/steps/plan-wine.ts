import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { StepResponse, createStep } from '@medusajs/framework/workflows-sdk'
import { AppError } from '../../../errors/AppError'
import { freeSuffix, toHandle } from '../../freeSuffix'
import { findMarketplace } from '../../setup/find-marketplace'

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
    const [{ salesChannelId, shippingProfileId }, stockLocationId, handles, skus] =
      await Promise.all([
        findMarketplace(container),
        findStockLocation(container, input.sellerId),
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

async function findStockLocation(container: MedusaContainer, sellerId: string): Promise<string> {
  const link = (await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)('seller_stock_location')
    .where({ seller_id: sellerId })
    .whereNull('deleted_at')
    .orderBy('created_at')
    .first('stock_location_id')) as { stock_location_id: string } | undefined
  if (!link) throw AppError.notFound('Vendedor nao encontrado.')
  return link.stock_location_id
}

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
