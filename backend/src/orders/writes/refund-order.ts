import type { MedusaContainer } from '@medusajs/framework/types'
import {
  cancelAmountProblem,
  cancelProblem,
  type CanceledLine,
} from '#domain/orders/canceledBottles'
import type { RefundRequest } from '#domain/orders/adminOrderWire'
import { refundProblem } from '#domain/orders/orderRefund'
import { formatBRL, toCents } from '#domain/values/money'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import { queueMail } from '../../engine/mail/queueMail'
import { refundMail } from '../mails/refundMail'
import { paidOf, paymentsOfOrder, undoneRefunds } from '../reads/paymentsOfOrder'
import { actOnOrder, type OrderActInput } from './actOnOrder'
import { cancelBottles } from './cancelBottles'
import type { LockedOrder } from './lockOrder'
import { refundPayments } from './refundPayments'
import { refuseOtherRefund } from './refuseOtherRefund'

export interface RefundOrderInput extends OrderActInput {
  /** Cents. */
  amount: number
  /** Cents that were given back already, as the caller's screen showed them. */
  expectedRefunded: number
  /** Bottles of a line that are never sent, all told. */
  canceled?: readonly CanceledLine[]
  /** The money went back in another way, as the bank refuses it. */
  isElsewhere: boolean
}

/**
 * Staff give money of an order back, whole or in parts, without canceling it, and say which bottles are not sent any
 * more. Buyer and seller get one mail each, with the amount and the bottles. A repetition by the same person finds that the
 * amount is given back already and changes nothing (R31).
 *
 * @throws as `actOnOrder`, and AppError conflict when nothing is left, or when somebody else gave back meanwhile
 *   (`current {refunded}`)
 */
export async function refundOrder(
  container: MedusaContainer,
  { amount, expectedRefunded, canceled = [], ...input }: RefundOrderInput,
): Promise<void> {
  const isElsewhere = input.isElsewhere && amount > 0
  await actOnOrder(container, input, {
    action: null,
    auditAs: 'order.refund',
    movesStock: true,
    // by the trail and not by the sum: a return may have given the same amount back meanwhile
    isDone: async ({ id, items }, { knex }) => {
      // other bottles than those of the first request are no repetition of it
      if (canceledSince(items, canceled).length > 0) return false
      if (amount === 0) return true
      // nor is what was asked for before the bank refused it
      const done = await runStatement(
        knex,
        `select 1 from audit_entry e where resource = 'order' and resource_id = $1 and action = 'order.refund'
            and before ->> 'refunded_cents' = $2 and after ->> 'refunded_cents' = $3 and actor_id = $4
            and (after ->> 'elsewhere' is not null) = $5
            and not exists (select from audit_entry undone where undone.resource = 'order' and undone.resource_id = $1
                  and undone.action = 'order.refund_failed' and undone.at > e.at) limit 1`,
        [
          id,
          String(expectedRefunded),
          String(expectedRefunded + amount),
          input.actor.id,
          isElsewhere,
        ],
      )
      return done.length > 0
    },
    apply: async (transaction, order) => {
      const payments = await paymentsOfOrder(transaction.knex, order.id)
      const paid = paidOf(payments)
      refuseOtherRefund(paid, expectedRefunded)
      const more = canceledSince(order.items, canceled)
      const priced = inCents(order)
      refuse('canceled', canceled.length > 0 ? cancelProblem(priced, canceled) : null)
      const refundedBottles =
        paid.refunded + amount - (await refundedByReturns(transaction.knex, order.id))
      refuse(
        'amount',
        refundProblem(paid, amount, more.length > 0 ? 0 : 1) ??
          (canceled.length > 0 ? cancelAmountProblem(priced, canceled, refundedBottles) : null),
      )
      await refundPayments(container, transaction, order, {
        payments,
        amount,
        actorId: input.actor.id,
        isElsewhere,
      })
      if (more.length > 0)
        await cancelBottles(container, transaction, {
          orderId: order.id,
          lines: more,
          actorId: input.actor.id,
        })
      const titled = more.map(({ id, quantity }) => ({
        title: order.items.find((item) => item.id === id)?.title ?? '',
        quantity,
      }))
      const bottlesOf = (quantities: number[]) => quantities.reduce((all, one) => all + one, 0)
      if (order.email)
        await queueMail(
          container,
          transaction.knex,
          refundMail({
            to: order.email,
            sellerId: order.seller.id,
            orderId: order.id,
            displayId: order.display_id,
            buyerName: order.shipping_address?.first_name ?? null,
            amount,
            isElsewhere,
            canceled: titled,
            before: paid.refunded,
            undone: undoneRefunds(payments),
            canceledInAll: bottlesOf([
              ...order.items.map((item) => item.canceled_quantity ?? 0),
              ...more.map(({ quantity }) => quantity),
            ]),
          }),
        )
      return {
        before: { refunded_cents: paid.refunded },
        after: {
          refunded_cents: paid.refunded + amount,
          ...(more.length > 0 ? { canceled: more } : {}),
          ...(isElsewhere ? { elsewhere: true } : {}),
        },
        told: [
          ...(amount > 0 ? [`Valor reembolsado: ${formatBRL(amount)}.`] : []),
          ...titled.map(({ title, quantity }) =>
            quantity === 1
              ? `Não envie mais 1 garrafa de ${title}.`
              : `Não envie mais ${quantity} garrafas de ${title}.`,
          ),
        ],
      }
    },
  })
}

/** What is canceled beyond what was before. */
const canceledSince = (
  items: LockedOrder['items'],
  canceled: readonly CanceledLine[],
): CanceledLine[] =>
  canceled
    .map(({ id, quantity }) => ({
      id,
      quantity: quantity - (items.find((item) => item.id === id)?.canceled_quantity ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0)

function refuse(field: keyof RefundRequest, problem: string | null): void {
  if (problem) throw AppError.conflict(problem, { [field]: problem })
}

const inCents = (order: LockedOrder) => ({
  ...order,
  items: order.items.map((item) => ({ ...item, unit_price: toCents(item.unit_price) })),
})

/** Cents that went back for bottles that had been sent. */
async function refundedByReturns(knex: Knex, orderId: string): Promise<number> {
  const [row] = await runStatement<{ cents: number }>(
    knex,
    `select coalesce(sum(bottles_cents + freight_cents), 0)::float8 as cents
       from order_return where order_id = $1 and state = 'refunded'`,
    [orderId],
  )
  return row?.cents ?? 0
}
