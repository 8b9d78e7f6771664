import type { StoreAddressInput, StoreCartUpdateRequest } from '#domain/checkout/storeCartWire'
import { marketplace } from '../../marketplace'

/** Who buys and where it goes, as the cart module takes it. Only what was sent is in it. */
export function contactOf({
  email,
  shipping_address: shipping,
  billing_address: billing,
}: Pick<StoreCartUpdateRequest, 'email' | 'shipping_address' | 'billing_address'>) {
  return {
    ...(email === undefined ? {} : { email: email ?? undefined }),
    ...(shipping ? { shipping_address: addressOf(shipping) } : {}),
    ...(billing ? { billing_address: addressOf(billing) } : {}),
  }
}

type Address = { [Key in keyof StoreAddressInput]: string }

/** What was emptied is written as empty: the module leaves alone what is absent. */
const addressOf = (address: StoreAddressInput): Address =>
  Object.fromEntries(
    Object.entries({ ...address, country_code: marketplace.country }).map(([key, value]) => [
      key,
      value ?? '',
    ]),
  )
