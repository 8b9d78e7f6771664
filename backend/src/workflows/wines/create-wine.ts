import type { CreateProductWorkflowInputDTO, MedusaContainer } from '@medusajs/framework/types'
import { WorkflowResponse, createWorkflow, transform } from '@medusajs/framework/workflows-sdk'
import {
  createInventoryLevelsWorkflow,
  createProductsWorkflow,
  useQueryGraphStep,
} from '@medusajs/medusa/core-flows'
import { toReais } from '#domain/values/money'
import type { ProductStatus } from '#domain/wines/productStatus'
import type { WineMetadata } from '#domain/wineSheet/index'
import { marketplace } from '../setup/marketplace'
import { planWineStep } from './steps/plan-wine'

/** A new wine of a seller. Only trusted callers (import, demo) choose status, stock and prices. */
export interface CreateWineInput {
  sellerId: string
  wine: {
    title: string
    description: string
    metadata?: WineMetadata | null | undefined
    origin_country?: string | null | undefined
    hs_code?: string | null | undefined
    /** Grams. */
    weight?: number | null | undefined
    /** Value of the option Volume; default '750ml'. */
    volume?: string | undefined
    sku?: string | undefined
    /** Default 'proposed' (R20). */
    status?: ProductStatus | undefined
    /** Bottles at the seller's location; default 0 (R22). */
    stock?: number | undefined
    /** Amounts in cents; default one retail price of 0 (spec §3). */
    prices?: { amount: number; min_quantity?: number | null | undefined }[] | undefined
    images?: { url: string }[] | undefined
    thumbnail?: string | undefined
  }
}

export interface CreatedWine {
  productId: string
}

interface VariantItems {
  inventory_items: { inventory_item_id: string }[]
}

const createWineWorkflow = createWorkflow('create-wine', (input: CreateWineInput) => {
  const plan = planWineStep(
    transform(input, ({ sellerId, wine }) => ({ sellerId, title: wine.title, sku: wine.sku })),
  )
  const products = createProductsWorkflow.runAsStep({
    input: transform({ input, plan }, ({ input: { sellerId, wine }, plan: made }) => {
      const volume = wine.volume?.trim() || '750ml'
      return {
        products: [
          {
            title: wine.title,
            handle: made.handle,
            description: wine.description,
            // The engine's enumeration has the same five words.
            status: (wine.status ?? 'proposed') as CreateProductWorkflowInputDTO['status'],
            metadata: (wine.metadata ?? {}) as Record<string, unknown>,
            shipping_profile_id: made.shippingProfileId,
            sales_channels: [{ id: made.salesChannelId }],
            options: [{ title: 'Volume', values: [volume] }],
            variants: [
              {
                title: volume,
                sku: made.sku,
                manage_inventory: true,
                options: { Volume: volume },
                prices: (wine.prices ?? [{ amount: 0 }]).map((price) => ({
                  amount: toReais(price.amount),
                  currency_code: marketplace.currency,
                  ...(price.min_quantity ? { min_quantity: price.min_quantity } : {}),
                })),
              },
            ],
            ...(wine.origin_country ? { origin_country: wine.origin_country } : {}),
            ...(wine.hs_code ? { hs_code: wine.hs_code } : {}),
            ...(wine.weight ? { weight: wine.weight } : {}),
            ...(wine.images ? { images: wine.images } : {}),
            ...(wine.thumbnail ? { thumbnail: wine.thumbnail } : {}),
          },
        ],
        // The hook on productsCreated ties the wine to its seller (hooks/link-wine-to-seller.ts).
        additional_data: { seller_id: sellerId },
      }
    }),
  })
  const productIds = transform(products, (created) => created.map(({ id }) => id))
  const { data: variants } = useQueryGraphStep({
    entity: 'product_variant',
    fields: ['inventory_items.inventory_item_id'],
    filters: { product_id: productIds },
  })
  createInventoryLevelsWorkflow.runAsStep({
    input: transform(
      { variants, plan, input },
      ({ variants: made, plan: { stockLocationId }, input: { wine } }) => ({
        inventory_levels: (made as VariantItems[]).flatMap((variant) =>
          variant.inventory_items.map((item) => ({
            inventory_item_id: item.inventory_item_id,
            location_id: stockLocationId,
            stocked_quantity: wine.stock ?? 0,
          })),
        ),
      }),
    ),
  })
  return new WorkflowResponse(
    transform(productIds, (ids): CreatedWine => ({ productId: ids[0] ?? '' })),
  )
})

const attempts = 5

/**
 * Creates a wine with its option Volume, variant, SKU, price, stock level and the link to its seller: all
 * or nothing (spec §3, R20, R22, R23).
 *
 * @throws AppError not_found when the seller has no stock location
 */
export async function createWine(
  container: MedusaContainer,
  input: CreateWineInput,
): Promise<CreatedWine> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { result } = await createWineWorkflow(container).run({ input })
      return result
    } catch (error) {
      // Two wines of one title at once: the unique index let one through, the other takes the next suffix.
      const isTaken = error instanceof Error && /(handle|sku).*already exists/i.test(error.message)
      if (!isTaken || attempt === attempts) throw error
    }
  }
}
