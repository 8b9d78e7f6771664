import { dueBottles, dueQuantity } from './dueBottles'
import type { OrderStage } from './orderStage'
import { isGivenBack } from './paymentStatus'
import { readSellerApproval } from './sellerApproval'
import { readStoreStatus } from '../sellers/storeStatus'

/** The part of an order that its transitions look at; the wire's order fits it. */
export interface OrderFacts {
  status: string
  payment_status?: string | null
  metadata?: { seller_status?: string | null } | null
  fulfillments?: readonly FulfillmentFacts[] | null
  /** Bottles ordered; without them a fulfilment that is not canceled counts as the whole order. */
  items?: readonly { id: string; quantity: number; canceled_quantity?: number | null }[] | null
  /** The fiscal invoice, when its key is known. */
  invoice?: { access_key: string } | null
  stage?: OrderStage | null
}

export interface FulfillmentFacts {
  id: string
  created_at: string | Date
  shipped_at?: string | Date | null
  delivered_at?: string | Date | null
  canceled_at?: string | Date | null
  /** Absent items mean the whole order. */
  items?: readonly { line_item_id?: string | null; quantity: number }[] | null
}

/**
 * The transitions of spec §4 (seller approval, fulfilment) as one state machine, used by the screen and by the
 * server. Each `…Problem` gives the reason in Portuguese why the step is refused, or null; each `can…` says whether it
 * is allowed. R28-R31.
 */
export type OrderAction =
  | 'accept'
  | 'reject'
  | 'createFulfillment'
  | 'ship'
  | 'correctTracking'
  | 'deliver'
  | 'cancelFulfillment'
  | 'setInvoice'
  | 'removeInvoice'

export const REJECTED_NOTICE = 'Este pedido foi rejeitado.'
export const SHIPPED_NOTICE = 'Pedido já foi enviado'
/** Where many orders are sent at once no invoice is replaced. */
export const OTHER_INVOICE = 'Este pedido já tem nota fiscal. Troque-a na página do pedido.'
export const NO_LOCATION_ERROR =
  'No location found for fulfillment. Please ensure inventory is available.'

const CANCELED = 'Este pedido foi cancelado.'
const UNPAID =
  'Este pedido espera o pagamento por PIX: sem ele, o pedido é cancelado sozinho em minutos.'
const NOT_ACCEPTED = 'Aprove o pedido antes de separar as garrafas.'
const CANCELED_FULFILLMENT = 'A separação deste pacote foi desfeita.'
const NO_FULFILLMENT = 'Separe as garrafas antes desta etapa.'
const COMPLETED = 'Este pedido já foi concluído.'
const DELIVERED = 'Este pedido já foi entregue.'
const CANCELED_BOTTLES = 'As garrafas deste pedido foram canceladas: não há mais o que enviar.'
const GIVEN_BACK = 'Tudo o que foi pago já foi reembolsado: não há mais garrafas a enviar.'

/** The newest fulfilment that is not canceled, or null (spec §4 Fulfilment). */
export function activeFulfillment<One extends FulfillmentFacts>(order: {
  fulfillments?: readonly One[] | null
}): One | null {
  let newest: One | null = null
  for (const one of order.fulfillments ?? []) {
    if (one.canceled_at) continue
    if (!newest || new Date(one.created_at) > new Date(newest.created_at)) newest = one
  }
  return newest
}

/**
 * The order's lines with the bottles that are still to be sent and in no active fulfilment yet; several packages are allowed.
 * Once all the money was given back nothing more is sent.
 */
export function remainingItems<
  Item extends { id: string; quantity: number; canceled_quantity?: number | null },
>(order: {
  items?: readonly Item[] | null
  fulfillments?: readonly FulfillmentFacts[] | null
  payment_status?: string | null
}): Item[] {
  if (isGivenBack(order)) return []
  const active = (order.fulfillments ?? []).filter((one) => !one.canceled_at)
  if (active.some((one) => !one.items)) return []
  const packed = (id: string) =>
    active
      .flatMap((one) => one.items ?? [])
      .filter((item) => item.line_item_id === id)
      .reduce((sum, item) => sum + item.quantity, 0)
  return (order.items ?? [])
    .map((item) => ({ ...item, quantity: dueQuantity(item) - packed(item.id) }))
    .filter((item) => item.quantity > 0)
}

function acceptProblem(order: OrderFacts): string | null {
  const approval = readSellerApproval(order.metadata)
  if (approval === 'rejected') return REJECTED_NOTICE
  if (order.status === 'canceled') return CANCELED
  if (order.stage === 'payment') return UNPAID
  return approval === 'accepted' ? 'Este pedido já foi aprovado.' : null
}

/** A pending or accepted order can be rejected until something of it has left; what is packed is undone with it (R60). */
export function rejectProblem(order: OrderFacts): string | null {
  if (readSellerApproval(order.metadata) === 'rejected') return REJECTED_NOTICE
  if (order.status === 'canceled') return CANCELED
  if (order.stage === 'payment') return UNPAID
  const active = (order.fulfillments ?? []).filter((one) => !one.canceled_at)
  if (order.status === 'completed') return `${COMPLETED} Não é possível rejeitá-lo.`
  if (active.some((one) => one.delivered_at)) return `${DELIVERED} Não é possível rejeitá-lo.`
  return active.some((one) => one.shipped_at)
    ? 'Este pedido já foi enviado. Não é possível rejeitá-lo.'
    : null
}

/** Something must be left to pack: a second package takes what the first one left (issue: several packages). */
function createFulfillmentProblem(order: OrderFacts): string | null {
  const refused = notAccepted(order)
  if (refused) return refused
  if (isGivenBack(order)) return GIVEN_BACK
  if (remainingItems(order).length > 0) return null
  if (activeFulfillment(order)) return 'Este pedido já está separado.'
  return order.items && dueBottles(order.items) === 0 ? CANCELED_BOTTLES : null
}

/** Of the named fulfilment, or of the newest that is not canceled. */
function shipProblem(order: OrderFacts, fulfillmentId?: string): string | null {
  const refused = notAccepted(order)
  if (refused) return refused
  const fulfillment = findFulfillment(order, fulfillmentId)
  if (!fulfillment) return NO_FULFILLMENT
  if (fulfillment.canceled_at) return CANCELED_FULFILLMENT
  if (fulfillment.shipped_at) return SHIPPED_NOTICE
  if (fulfillment.delivered_at) return DELIVERED
  return isGivenBack(order) ? GIVEN_BACK : null
}

/** The codes of a package on its way can be corrected until it is delivered. */
export function correctTrackingProblem(order: OrderFacts, fulfillmentId?: string): string | null {
  const refused = notAccepted(order)
  if (refused) return refused
  const fulfillment = findFulfillment(order, fulfillmentId)
  if (!fulfillment) return NO_FULFILLMENT
  if (fulfillment.canceled_at) return CANCELED_FULFILLMENT
  if (fulfillment.delivered_at) return `${DELIVERED} O código não muda mais.`
  return fulfillment.shipped_at ? null : 'Este pacote ainda não foi enviado.'
}

/** Marking as delivered needs a fulfilment, shipped or not (spec §4); what was given back before it left goes nowhere. */
export function deliverProblem(order: OrderFacts, fulfillmentId?: string): string | null {
  const refused = notAccepted(order)
  if (refused) return refused
  const fulfillment = findFulfillment(order, fulfillmentId)
  if (!fulfillment) return NO_FULFILLMENT
  if (fulfillment.canceled_at) return CANCELED_FULFILLMENT
  if (fulfillment.delivered_at) return DELIVERED
  return !fulfillment.shipped_at && isGivenBack(order) ? GIVEN_BACK : null
}

export function cancelFulfillmentProblem(order: OrderFacts, fulfillmentId?: string): string | null {
  const refused = notAccepted(order)
  if (refused) return refused
  const fulfillment = findFulfillment(order, fulfillmentId)
  if (!fulfillment) return 'Não há pacote separado.'
  if (fulfillment.canceled_at) return CANCELED_FULFILLMENT
  if (fulfillment.delivered_at) return DELIVERED
  return fulfillment.shipped_at ? SHIPPED_NOTICE : null
}

/** Before the bottles leave a key can be changed; one that is missing can be added at any time. */
export function setInvoiceProblem(order: OrderFacts): string | null {
  return notAccepted(order) ?? (order.invoice ? goneProblem(order) : null)
}

/** Of a canceled order, too: its key may belong to another. */
export const removeInvoiceProblem = (order: OrderFacts): string | null =>
  order.invoice ? goneProblem(order) : 'Este pedido não tem nota.'

const goneProblem = (order: OrderFacts): string | null =>
  (order.fulfillments ?? []).some((one) => !one.canceled_at && (one.shipped_at || one.delivered_at))
    ? 'As garrafas já saíram: a nota não muda mais.'
    : null

const PROBLEMS = {
  accept: acceptProblem,
  reject: rejectProblem,
  createFulfillment: createFulfillmentProblem,
  ship: shipProblem,
  correctTracking: correctTrackingProblem,
  deliver: deliverProblem,
  cancelFulfillment: cancelFulfillmentProblem,
  setInvoice: setInvoiceProblem,
  removeInvoice: removeInvoiceProblem,
} satisfies Record<OrderAction, (order: OrderFacts, fulfillmentId?: string) => string | null>

/** Why the action is refused, the seller's own status included (R14), or null. */
export function orderActionProblem(
  action: OrderAction,
  order: OrderFacts,
  seller: { store_status?: string | null },
  /** The fulfilment that is acted on; without it, the newest that is not canceled. */
  fulfillmentId?: string,
): string | null {
  if (readStoreStatus(seller.store_status) !== 'active') {
    return 'Seu cadastro precisa estar ativo para agir sobre pedidos.'
  }
  return PROBLEMS[action](order, fulfillmentId)
}

export const canAccept = (order: OrderFacts): boolean => acceptProblem(order) === null
export const canReject = (order: OrderFacts): boolean => rejectProblem(order) === null
export const canCreateFulfillment = (order: OrderFacts): boolean =>
  createFulfillmentProblem(order) === null
export const canShip = (order: OrderFacts, fulfillmentId: string): boolean =>
  shipProblem(order, fulfillmentId) === null
export const canDeliver = (order: OrderFacts, fulfillmentId: string): boolean =>
  deliverProblem(order, fulfillmentId) === null

/** What is to be done next, and with which package. */
export interface NextStep {
  action: Extract<OrderAction, 'accept' | 'createFulfillment' | 'ship' | 'deliver'>
  fulfillmentId?: string
}

/**
 * The one thing that is to be done with an order now: answer it, send the oldest package that waits, pack what is left,
 * and then say what has arrived. Null when nothing is.
 */
export function nextStep(order: OrderFacts): NextStep | null {
  if (isGivenBack(order)) return null
  if (canAccept(order)) return { action: 'accept' }
  const oldest = (problem: typeof shipProblem) =>
    (order.fulfillments ?? [])
      .filter((one) => problem(order, one.id) === null)
      .toSorted((a, b) => Number(new Date(a.created_at)) - Number(new Date(b.created_at)))[0]?.id
  const waiting = oldest(shipProblem)
  if (waiting !== undefined) return { action: 'ship', fulfillmentId: waiting }
  if (canCreateFulfillment(order)) return { action: 'createFulfillment' }
  const gone = oldest(deliverProblem)
  return gone === undefined ? null : { action: 'deliver', fulfillmentId: gone }
}

function findFulfillment(order: OrderFacts, id: string | undefined): FulfillmentFacts | null {
  if (id === undefined) return activeFulfillment(order)
  return order.fulfillments?.find((one) => one.id === id) ?? null
}

/** Why nothing is packed or sent of an order that its seller has not approved, or has, and that has ended since; or null. */
export function notAccepted(order: OrderFacts): string | null {
  const approval = readSellerApproval(order.metadata)
  if (approval === 'rejected') return REJECTED_NOTICE
  if (order.status === 'canceled') return CANCELED
  return approval === 'accepted' ? null : NOT_ACCEPTED
}
