import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

/**
 * The engine joins the actions of an order's change without saying that it wants those alone that are not deleted; its own index
 * has only them, so each packing and each sending read the actions of all orders. Runs once per database.
 */
export default async function findOrderChangesByIndex({
  container,
}: {
  container: MedusaContainer
}): Promise<void> {
  await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(
      'create index if not exists order_change_action_of_change on order_change_action (order_change_id)',
    )
}
