import { postalTrackingUrl } from '#domain/orders/tracking'
import type { TrackingUpdateRequest } from '#domain/orders/fulfillmentWire'

export interface ShipmentLabel {
  tracking_number: string
  tracking_url: string
  label_url: string
}

/** The labels of a package as they are kept; the label's page is always the postal site's, whatever was sent (spec §7). */
export const shipmentLabels = (labels: TrackingUpdateRequest['labels']): ShipmentLabel[] =>
  labels.map(({ tracking_number, tracking_url }) => ({
    tracking_number,
    tracking_url: tracking_url || postalTrackingUrl(tracking_number),
    label_url: postalTrackingUrl(tracking_number),
  }))

export const codesOf = (labels: readonly ShipmentLabel[]): string[] =>
  labels.map(({ tracking_number }) => tracking_number)
