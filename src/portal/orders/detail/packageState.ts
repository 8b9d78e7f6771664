import type { StatusColor } from '#domain/status'
import type { Fulfillment } from '#domain/orders/fulfillmentWire'

/** What a package is doing, from its own record (R28). */
export function packageState(one: Fulfillment): {
  key: 'prepared' | 'shipped' | 'delivered' | 'canceled'
  color: StatusColor
} {
  if (one.canceled_at) return { key: 'canceled', color: 'error' }
  if (one.delivered_at) return { key: 'delivered', color: 'success' }
  if (one.shipped_at) return { key: 'shipped', color: 'info' }
  return { key: 'prepared', color: 'warning' }
}
