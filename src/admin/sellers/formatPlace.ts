import type { Seller } from '#domain/sellers/sellerWire'

/** 'Bento Gonçalves, RS'; what is missing is left out. */
export function formatPlace(seller: Pick<Seller, 'city' | 'state'>): string {
  return [seller.city, seller.state].filter(Boolean).join(', ')
}
