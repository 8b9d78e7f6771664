import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError } from '@medusajs/framework/utils'
import { completeCartWorkflow } from '@medusajs/medusa/core-flows'
import { sellersOfProducts } from '../orders/sellersOfProducts'

/** An order belongs to one seller, who must be active: a cart of two producers is refused, in plain words (design §4). */
completeCartWorkflow.hooks.validate(async ({ cart }, { container }) => {
  await validateCart(container, (cart as { items?: { product_id?: string | null }[] }).items ?? [])
})

async function validateCart(
  container: MedusaContainer,
  items: { product_id?: string | null }[],
): Promise<void> {
  const productIds = [
    ...new Set(items.flatMap((item) => (item.product_id ? [item.product_id] : []))),
  ]
  const owners = await sellersOfProducts(container, productIds)
  if (productIds.some((id) => owners.get(id)?.storeStatus !== 'ACTIVE')) {
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      'Um dos vinhos do carrinho não está mais à venda.',
    )
  }
  if (new Set([...owners.values()].map((owner) => owner.sellerId)).size > 1) {
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      'Cada pedido reúne vinhos de um só produtor. Finalize um pedido por produtor.',
    )
  }
}
