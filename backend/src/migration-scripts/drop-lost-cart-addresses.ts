import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

/**
 * Deletes the buyers' addresses of earlier versions that no cart has any more: each correction had left one behind. By indexes of
 * their own, as those of the engine are partial: the database looks for an address' carts when it goes. Runs once per database.
 */
export default async function dropLostCartAddresses({
  container,
}: {
  container: MedusaContainer
}): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(`
    create index if not exists cart_by_shipping_address on cart (shipping_address_id);
    create index if not exists cart_by_billing_address on cart (billing_address_id);
    delete from cart_address a
     where not exists (select from cart c where c.shipping_address_id = a.id)
       and not exists (select from cart c where c.billing_address_id = a.id)`)
}
