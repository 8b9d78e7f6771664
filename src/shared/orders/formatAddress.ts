import { maskCep } from '#domain/text/masks'
import type { ShippingAddress } from '#domain/orders/orderWire'

/** The address as one writes it on a parcel, a line each; [] when nothing is known (spec §2 Customer information). */
export function formatAddress(address: ShippingAddress | null | undefined): string[] {
  if (!address) return []
  const name = [address.first_name, address.last_name].filter(Boolean).join(' ')
  const place = [address.city, address.province].filter(Boolean).join(' – ')
  return [
    name,
    address.company,
    address.address_1,
    address.address_2,
    place,
    address.postal_code && maskCep(address.postal_code),
  ].filter((line): line is string => Boolean(line))
}
