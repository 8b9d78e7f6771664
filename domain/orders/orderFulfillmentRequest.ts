import { NO_LOCATION_ERROR } from './orderActions'
import { failure, success, type Result } from '../result'
import { normalizeTrackingCode, postalTrackingUrl, trackingCodeProblem } from './tracking'

export interface FulfillableItem {
  id: string
  quantity: number
  requires_shipping?: boolean | null
  variant?: {
    inventory_items?:
      | readonly {
          inventory?: {
            location_levels?: readonly { location_id: string }[] | null
          } | null
        }[]
      | null
  } | null
}

/** The first stock location on an item of the order, or null. */
function fulfillmentLocation(items: readonly FulfillableItem[]): string | null {
  for (const item of items) {
    for (const inventoryItem of item.variant?.inventory_items ?? []) {
      const location = inventoryItem.inventory?.location_levels?.[0]
      if (location) return location.location_id
    }
  }
  return null
}

/** Body of 'Criar Fulfillment': every item of the order from the stock location (spec §5, §7). */
export function fulfillmentRequest(items: readonly FulfillableItem[]): Result<{
  items: { id: string; quantity: number; requires_shipping: boolean }[]
  location_id: string
  requires_shipping: true
}> {
  const location_id = fulfillmentLocation(items)
  if (!location_id) return failure(NO_LOCATION_ERROR)
  return success({
    items: items.map(({ id, quantity, requires_shipping }) => ({
      id,
      quantity,
      requires_shipping: requires_shipping ?? true,
    })),
    location_id,
    requires_shipping: true,
  })
}

/** Body of 'Adicionar Rastreamento'; both addresses lead to the postal tracking page (spec §7). */
export function shipmentRequest(
  items: readonly { id: string; quantity: number }[],
  typedCode: string,
): Result<{
  items: { id: string; quantity: number }[]
  labels: { tracking_number: string; tracking_url: string; label_url: string }[]
}> {
  const problem = trackingCodeProblem(typedCode)
  if (problem) return failure(problem)
  const tracking_number = normalizeTrackingCode(typedCode)
  const url = postalTrackingUrl(tracking_number)
  return success({
    items: items.map(({ id, quantity }) => ({ id, quantity })),
    labels: [{ tracking_number, tracking_url: url, label_url: url }],
  })
}
