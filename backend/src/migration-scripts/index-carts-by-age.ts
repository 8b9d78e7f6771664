import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

/** For looking for carts that nobody has touched. Runs once per database. */
export default async function indexCartsByAge({
  container,
}: {
  container: MedusaContainer
}): Promise<void> {
  await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw('create index if not exists cart_by_age on cart (updated_at)')
}
