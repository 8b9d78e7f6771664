import { addWorkingDays } from '../freight/promisedDay'
import { counted } from '../values/counted'
import { formatDate, formatDateTime, saoPauloDate } from '../values/dates'
import { isPaid, OPEN_PAYMENTS } from './orderCapture'
import { activeFulfillment, nextStep, remainingItems, type OrderFacts } from './orderActions'
import { awaitsPayment } from './orderWaiting'
import { isGivenBack } from './paymentStatus'
import { readSellerApproval } from './sellerApproval'
import { approvalDeadline } from './waitingStep'

/** The part of an order that its sentence tells of; the wire's order fits it. */
export interface SentenceFacts extends OrderFacts {
  created_at: string | Date
  due_from?: string | Date | undefined
  /** yyyy-MM-dd. */
  promised_on?: string | null
  delivery?: { boxes: readonly { count: number }[]; handling_days: number } | null
  timeline?: readonly { event: string; at: string | Date }[]
}

/**
 * The day, yyyy-MM-dd, on which the bottles should leave: so many working days after the approval as the freight was promised
 * with; from the order's own day where nobody noted when it was approved. Null before the approval, and for orders that
 * promised nothing.
 */
export function sendBy(order: SentenceFacts): string | null {
  const { created_at, delivery, metadata, timeline } = order
  if (readSellerApproval(metadata) !== 'accepted') return null
  const approval = timeline?.findLast(({ event }) => event === 'accepted')
  const day = saoPauloDate(approval?.at ?? created_at)
  return delivery && day ? addWorkingDays(day, delivery.handling_days) : null
}

/**
 * Where an order stands, as one says it: paid or not, what is next, until when, and how much of it. Null for one that has
 * ended, of which a notice tells.
 */
export function orderSentence(order: SentenceFacts, now: Date): string | null {
  if (order.status === 'canceled' || readSellerApproval(order.metadata) === 'rejected') return null
  if (isGivenBack(order)) return 'Reembolsado: não há mais o que enviar.'
  const next = nextStep(order)
  return `${paymentOf(order)} ${next ? SENTENCES[next.action](order, now) : withoutStep(order)}`
}

const UNTIL_PAID = 'Nada a fazer até o pagamento.'

/** What was neither packed nor is to be was canceled or given back, and its freight kept (R58). */
function withoutStep(order: SentenceFacts): string {
  if (order.stage === 'payment') return UNTIL_PAID
  return activeFulfillment(order) ? 'Tudo foi entregue.' : 'Não há mais o que enviar.'
}

const paymentOf = (order: SentenceFacts): string => {
  if (isPaid(order)) return 'Pago.'
  return OPEN_PAYMENTS.includes(order.payment_status ?? '')
    ? 'Pagamento reservado, ainda não recebido.'
    : 'Ainda não pago.'
}

/** 'Envie até 26/11: 2 caixas.' */
function sending(order: SentenceFacts, now: Date): string {
  const day = sendBy(order)
  const what = toSend(order)
  if (!day) return `Envie: ${what}.`
  return day < (saoPauloDate(now) ?? '')
    ? `Envie já, devia ter saído até ${short(day)}: ${what}.`
    : `Envie até ${short(day)}: ${what}.`
}

const SENTENCES = {
  accept: ({ created_at, due_from, payment_status }, now) => {
    if (awaitsPayment({ payment_status })) return UNTIL_PAID
    const deadline = approvalDeadline(due_from ?? created_at)
    return deadline < now
      ? 'Responda já: o prazo passou.'
      : `Responda até ${formatDateTime(deadline)}.`
  },
  createFulfillment: sending,
  ship: sending,
  deliver: ({ promised_on }, now) => {
    if (!promised_on) return 'A caminho.'
    return promised_on < (saoPauloDate(now) ?? '')
      ? `A caminho, atrasado: foi prometido para ${short(promised_on)}.`
      : `A caminho. Chega até ${short(promised_on)}.`
  },
} satisfies Record<
  NonNullable<ReturnType<typeof nextStep>>['action'],
  (order: SentenceFacts, now: Date) => string
>

/** The boxes that were promised while all of it is here and nothing was canceled; afterwards the bottles that are here. */
function toSend(order: SentenceFacts): string {
  const boxes = (order.delivery?.boxes ?? []).reduce((sum, { count }) => sum + count, 0)
  const here = (order.fulfillments ?? []).filter(
    (one) => !one.canceled_at && !one.shipped_at && !one.delivered_at,
  )
  const hasLeft = (order.fulfillments ?? []).some(
    (one) => !one.canceled_at && (one.shipped_at || one.delivered_at),
  )
  const isWhole = (order.items ?? []).every((line) => !line.canceled_quantity)
  if (boxes > 0 && !hasLeft && isWhole) return counted(boxes, 'caixa')
  const bottles = [...remainingItems(order), ...here.flatMap((one) => one.items ?? [])]
  return counted(
    bottles.reduce((sum, { quantity }) => sum + quantity, 0),
    'garrafa',
  )
}

/** 'dd/MM' */
const short = (day: string): string => formatDate(day).slice(0, 5)
