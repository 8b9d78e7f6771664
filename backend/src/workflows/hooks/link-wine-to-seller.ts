import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { StepResponse } from '@medusajs/framework/workflows-sdk'
import { createProductsWorkflow } from '@medusajs/medusa/core-flows'
import { SELLER_MODULE } from '../../modules/seller'

/** Every wine made for a seller is linked to that seller in the same workflow (design §4). */
createProductsWorkflow.hooks.productsCreated(
  async ({ products, additional_data: extra }, { container }) => {
    const sellerId = extra?.seller_id
    if (typeof sellerId !== 'string') return new StepResponse([], [])
    const links = products.map((product) => ({
      [SELLER_MODULE]: { seller_id: sellerId },
      [Modules.PRODUCT]: { product_id: product.id },
    }))
    await container.resolve(ContainerRegistrationKeys.LINK).create(links)
    return new StepResponse(links, links)
  },
  async (links, { container }) => {
    if (links && links.length > 0)
      await container.resolve(ContainerRegistrationKeys.LINK).dismiss(links)
  },
)
