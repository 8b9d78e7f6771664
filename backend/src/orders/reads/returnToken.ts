import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '../../env'

const PREFIX = 'order_'
const MAC_LENGTH = 43

const macOf = (orderId: string): string =>
  createHmac('sha256', env.WINEX_SIGNING_SECRET).update(`return\n${orderId}`).digest('base64url')

/** The token of an order's link to its returns: the order, signed. It is the same each time, so that every mail can carry it. */
export const returnToken = (orderId: string): string =>
  orderId.slice(PREFIX.length) + macOf(orderId)

/** The order of a token; null for one that we have not signed. Whether it is still valid only the database knows. */
export function orderOfToken(token: string): string | null {
  const orderId = PREFIX + token.slice(0, -MAC_LENGTH)
  const [right, given] = [Buffer.from(macOf(orderId)), Buffer.from(token.slice(-MAC_LENGTH))]
  return right.length === given.length && timingSafeEqual(right, given) ? orderId : null
}
