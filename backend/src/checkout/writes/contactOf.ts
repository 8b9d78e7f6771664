import type { StoreAddressInput, StoreCartUpdateRequest } from '#domain/checkout/storeCartWire'
import { marketplace } from '../../marketplace'

type Address = { [Key in keyof StoreAddressInput]: string }

export interface Contact {
  email?: string | undefined
  shipping_address?: Address
  billing_address?: Address
}

/** Who buys and where it goes, as the cart module takes it. Only what was sent is in it. */
export function contactOf({
  email,
  shipping_address: shipping,
  billing_address: billing,
}: Pick<StoreCartUpdateRequest, 'email' | 'shipping_address' | 'billing_address'>): Contact {
  return {
    ...(email === undefined ? {} : { email: email ?? undefined }),
    ...(shipping ? { shipping_address: addressOf(shipping) } : {}),
    ...(billing ? { billing_address: addressOf(billing) } : {}),
  }
}

/** What was emptied is written as empty: the module leaves alone what is absent. */
const addressOf = (address: StoreAddressInput): Address =>
  Object.fromEntries(
    Object.entries({ ...address, country_code: marketplace.country }).map(([key, value]) => [
      key,
      value ?? '',
    ]),
  )
