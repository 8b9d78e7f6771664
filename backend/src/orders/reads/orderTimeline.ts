import type { TimelineEntry } from '#domain/orders/orderWire'
import type { OrderDocument } from './orderDocumentTypes'

/** Acts of the audit trail that no other table tells the moment of. */
const ACTS: Readonly<Record<string, TimelineEntry['event']>> = {
  'order.accept': 'accepted',
  'order.reject': 'rejected',
  'order.refund_failed': 'refund_failed',
  'order.fulfillment.tracking': 'tracking_corrected',
  'order.return.ask': 'return_asked',
  'order.return.approve': 'return_approved',
  'order.return.refuse': 'return_refused',
  'order.return.receive': 'return_received',
  'order.return.waive': 'return_waived',
  'order.return.refund': 'return_refunded',
  'order.return.close': 'return_closed',
}

/** The acts that say who made a step of a fulfilment. */
const STEPS = {
  'order.fulfillment.create': 'fulfillment_created',
  'order.fulfillment.ship': 'shipped',
  'order.fulfillment.deliver': 'delivered',
  'order.fulfillment.cancel': 'fulfillment_canceled',
} as const

/**
 * What happened when and by whom, oldest first. The moments are those of the records themselves; the audit trail adds
 * the person, so that steps taken outside of the portal appear as well, without a name.
 */
export function orderTimeline(document: OrderDocument): TimelineEntry[] {
  const entries: TimelineEntry[] = [
    entry('placed', document.created_at, document.email),
    ...document.payments.flatMap((payment) => [
      ...payment.captures.map(({ at }) => entry('payment_captured', at)),
      ...payment.refunds.map(({ at }) => entry('payment_refunded', at)),
      ...(payment.canceled_at ? [entry('payment_canceled', payment.canceled_at)] : []),
    ]),
    ...document.acts.flatMap(({ action, at, actor, fulfillment_id, reason, codes }) => {
      const event = ACTS[action]
      const tracking_number = codes?.join(', ') ?? null
      return event ? [{ ...entry(event, at, actor), fulfillment_id, tracking_number, reason }] : []
    }),
    ...document.fulfillments.flatMap((one) => stepsOf(one, document.acts)),
  ]
  // A rejection cancels in the same moment: one entry tells it.
  const rejected = entries.some(({ event }) => event === 'rejected')
  if (document.canceled_at && !rejected) entries.push(entry('canceled', document.canceled_at))
  if (document.completed_at) entries.push(entry('completed', document.completed_at))
  return entries.sort((one, other) => one.at.localeCompare(other.at))
}

function stepsOf(
  one: OrderDocument['fulfillments'][number],
  acts: OrderDocument['acts'],
): TimelineEntry[] {
  const actOf = (action: keyof typeof STEPS) =>
    acts.find((act) => act.action === action && act.fulfillment_id === one.id)
  // with the codes it left with: a correction has an entry of its own
  const codes = actOf('order.fulfillment.ship')?.codes ?? one.labels.map((l) => l.tracking_number)
  const code = codes.join(', ') || null
  const timestamps = {
    'order.fulfillment.create': one.created_at,
    'order.fulfillment.ship': one.shipped_at,
    'order.fulfillment.deliver': one.delivered_at,
    'order.fulfillment.cancel': one.canceled_at,
  }
  return (Object.keys(STEPS) as (keyof typeof STEPS)[]).flatMap((action) => {
    const at = timestamps[action]
    if (!at) return []
    const step = entry(STEPS[action], at, actOf(action)?.actor)
    return [
      { ...step, fulfillment_id: one.id, tracking_number: step.event === 'shipped' ? code : null },
    ]
  })
}

function entry(
  event: TimelineEntry['event'],
  at: string | Date,
  actor: string | null = null,
): TimelineEntry {
  return {
    event,
    at: new Date(at).toISOString(),
    actor,
    fulfillment_id: null,
    tracking_number: null,
  }
}
