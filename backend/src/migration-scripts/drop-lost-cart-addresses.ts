import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

/** Deletes the buyers' addresses of earlier versions that no cart has any more: each correction had left one behind. */
export default async function dropLostCartAddresses({
  container,
}: {
  container: MedusaContainer
}): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(`
    delete from cart_address a
     where not exists (select from cart c where c.shipping_address_id = a.id)
       and not exists (select from cart c where c.billing_address_id = a.id)`)
}
