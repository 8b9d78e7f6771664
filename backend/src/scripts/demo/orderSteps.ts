import type { DemoOrderState } from './demoPlan'

/** What happened to an order after it was placed, in this sequence. */
export interface OrderSteps {
  approval?: 'accepted' | 'rejected'
  /** The buyer's authorization was withdrawn: nothing is paid. */
  unpaid?: true
  captured?: true
  /** Which bottles were packed. */
  packed?: 'all' | 'first'
  shipped?: true
  delivered?: true
  fulfillmentCanceled?: true
  completed?: true
  refunded?: true
  canceled?: true
}

const delivered = {
  approval: 'accepted',
  captured: true,
  packed: 'all',
  shipped: true,
  delivered: true,
} as const

/** The life of an order in each state of spec §4. */
export const ORDER_STEPS = {
  pending: {},
  pending_unpaid: { unpaid: true },
  pending_paid: { captured: true },
  accepted: { approval: 'accepted' },
  accepted_paid: { approval: 'accepted', captured: true },
  preparing: { approval: 'accepted', captured: true, packed: 'all' },
  shipped: { approval: 'accepted', captured: true, packed: 'all', shipped: true },
  partially_fulfilled: { ...delivered, packed: 'first' },
  delivered,
  completed: { ...delivered, completed: true },
  refunded: { ...delivered, refunded: true },
  fulfillment_canceled: {
    approval: 'accepted',
    captured: true,
    packed: 'all',
    fulfillmentCanceled: true,
  },
  rejected: { approval: 'rejected', canceled: true },
  canceled: { canceled: true },
} satisfies Record<DemoOrderState, OrderSteps>
