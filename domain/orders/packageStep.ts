import type { FulfillmentFacts } from './orderActions'

export type PackageStep = 'packed' | 'shipped' | 'delivered' | 'canceled'

/** How far one package of an order has come (R28: preparing and shipped are told by its record). */
export const PACKAGE_STEPS = {
  packed: { label: 'Separado' },
  shipped: { label: 'Enviado' },
  delivered: { label: 'Entregue' },
  canceled: { label: 'Cancelado' },
} satisfies Record<PackageStep, { label: string }>

export function packageStep(
  one: Pick<FulfillmentFacts, 'shipped_at' | 'delivered_at' | 'canceled_at'>,
): PackageStep {
  if (one.canceled_at) return 'canceled'
  if (one.delivered_at) return 'delivered'
  return one.shipped_at ? 'shipped' : 'packed'
}
