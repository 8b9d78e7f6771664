import type { StatusColor, StatusEntry } from '../status'

export type FulfillmentStatus =
  | 'not_fulfilled'
  | 'partially_fulfilled'
  | 'fulfilled'
  | 'returned'
  | 'canceled'
  | 'shipped'
  | 'partially_shipped'
  | 'delivered'
  | 'partially_delivered'
  | 'partially_returned'

/**
 * Delivery words of the wire (spec §4, R28), and labels of the engine's own words for hosts that send them.
 */
const FULFILLMENT_STATUSES = {
  not_fulfilled: { label: 'Não Entregue', color: 'warning' },
  partially_fulfilled: { label: 'Parcialmente Entregue', color: 'info' },
  fulfilled: { label: 'Entregue', color: 'success' },
  returned: { label: 'Devolvido', color: 'neutral' },
  canceled: { label: 'Cancelado', color: 'error' },
  shipped: { label: 'Enviado', color: 'info' },
  partially_shipped: { label: 'Parcialmente Enviado', color: 'info' },
  delivered: { label: 'Entregue', color: 'success' },
  partially_delivered: { label: 'Parcialmente Entregue', color: 'info' },
  partially_returned: { label: 'Parcialmente Devolvido', color: 'neutral' },
} satisfies Record<FulfillmentStatus, StatusEntry>

const isFulfillmentStatus = (value: unknown): value is FulfillmentStatus =>
  typeof value === 'string' && Object.hasOwn(FULFILLMENT_STATUSES, value)

export const fulfillmentStatusLabel = (status: string | null | undefined): string =>
  isFulfillmentStatus(status) ? FULFILLMENT_STATUSES[status].label : 'Desconhecido'

export const fulfillmentStatusColor = (status: string | null | undefined): StatusColor =>
  isFulfillmentStatus(status) ? FULFILLMENT_STATUSES[status].color : 'neutral'
