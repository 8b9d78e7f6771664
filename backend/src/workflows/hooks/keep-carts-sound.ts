import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import {
  addShippingMethodToCartWorkflow,
  addToCartWorkflow,
  completeCartWorkflow,
  createCartWorkflow,
} from '@medusajs/medusa/core-flows'
import { deliveriesOf } from '../checkout/deliveriesOf'
import { offersOf, productsInCart } from '../checkout/offersOf'
import { repairCheckout } from '../checkout/repair-checkouts'
import { refused, refuseMixedOffers } from '../checkout/refuseMixedOffers'

interface Line {
  product_id?: string | null
  variant_id?: string | null
}

/** One seller per cart, open offers only, from the first wine on: the buyer hears it when adding, not when paying. */
createCartWorkflow.hooks.validate(async ({ cart }, { container }) => {
  await refuseUnsound(container, [], (cart as { items?: Line[] }).items ?? [])
})

addToCartWorkflow.hooks.validate(async ({ input }, { container }) => {
  const { cart_id, items } = input as { cart_id: string; items?: Line[] }
  await refuseUnsound(container, await productsInCart(container, cart_id), items ?? [])
})

addShippingMethodToCartWorkflow.hooks.validate(async ({ input }, { container }) => {
  const { cart_id, options } = input as { cart_id: string; options: { id: string }[] }
  await refuseForeignDeliveries(
    container,
    cart_id,
    options.map((option) => option.id),
  )
})

/**
 * Carts change between adding and paying: everything is looked at once more. A cart that has become an order is not:
 * its buyer asks again after a lost answer, and the last bottle may be gone by now, to this very buyer.
 */
completeCartWorkflow.hooks.validate(async ({ cart }, { container }) => {
  const { id, items, shipping_methods } = cart as {
    id: string
    items?: Line[]
    shipping_methods?: { shipping_option_id?: string | null }[]
  }
  if (await isOrdered(container, id)) {
    const repair = await repairCheckout(container, id)
    if (repair?.outcome === 'taken back')
      throw refused('O pagamento não foi concluído. Tente finalizar a compra novamente.')
    return
  }
  await refuseUnsound(container, [], items ?? [])
  await refuseForeignDeliveries(
    container,
    id,
    (shipping_methods ?? []).flatMap(({ shipping_option_id: option }) => (option ? [option] : [])),
  )
})

async function refuseUnsound(
  container: MedusaContainer,
  present: string[],
  added: Line[],
): Promise<void> {
  const variantIds = idsOf(added, 'variant_id')
  const productIds = [...new Set([...present, ...idsOf(added, 'product_id')])]
  if (variantIds.length + productIds.length === 0) return
  refuseMixedOffers(await offersOf(container, { productIds, variantIds }), {
    productIds,
    variantIds,
  })
}

async function refuseForeignDeliveries(
  container: MedusaContainer,
  cartId: string,
  optionIds: string[],
): Promise<void> {
  const offered = new Set(await deliveriesOf(container, cartId))
  if (optionIds.some((id) => !offered.has(id)))
    throw refused('Esta entrega não é do produtor dos vinhos do carrinho. Escolha outra.')
}

async function isOrdered(container: MedusaContainer, cartId: string): Promise<boolean> {
  const row: unknown = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)('order_cart')
    .where({ cart_id: cartId })
    .whereNull('deleted_at')
    .first('order_id')
  return row !== undefined
}

const idsOf = (lines: Line[], key: keyof Line): string[] => [
  ...new Set(lines.flatMap((line) => line[key] ?? [])),
]
