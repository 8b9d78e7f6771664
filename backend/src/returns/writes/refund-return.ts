import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { formatBRL, toReais } from '#domain/values/money'
import { paidOf, refundPayments, refuseOtherRefund } from '../../orders'
import { refundProblem } from '#domain/orders/orderRefund'
import { inParts, loweredProblem } from '#domain/returns/returnMoney'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import { amountOf } from '../reads/returnsOfOrder'
import { actOnReturn, type ReturnAct, type ReturnActInput } from './actOnReturn'
import { creditFreight } from './creditFreight'

export interface ReturnRefund {
  /** Cents that go back; all that the bottles and the freight come to unless told. */
  amount?: number | undefined
  /** Cents of this return on the caller's screen; whatever they are unless told. */
  expected?: number
  /** Cents that had been given back of the whole order: somebody may have paid these bottles by hand. */
  expected_refunded: number
  /** The money went back in another way, as the bank refuses it. */
  elsewhere: boolean
}

/**
 * Staff give a return's money back, to the cent and never more than is left of what was captured; nothing is left when
 * all was given back by hand before. Errors as `actOnReturn`, and conflict for another sum than on the caller's screen, or at
 * `amount` for one that is too high or too low.
 */
export const refundReturn = (
  container: MedusaContainer,
  input: ReturnActInput & ReturnRefund,
): Promise<void> => actOnReturn(container, input, refundOf(container, input))

/** The money of a return whose bottles are settled. */
export const refundOf = (
  container: MedusaContainer,
  {
    orderId,
    actor,
    amount: lowered,
    expected,
    expected_refunded: expectedRefunded,
    elsewhere: isElsewhere,
  }: Pick<ReturnActInput, 'orderId' | 'actor'> & ReturnRefund,
): ReturnAct => ({
  action: 'refund',
  movesStock: true,
  hasChosen: async (one, knex) => {
    const given = (one.bottles_cents ?? 0) + (one.freight_cents ?? 0)
    return (
      given === (lowered ?? expected) &&
      (given === 0 || (await wentElsewhere(knex, one.id)) === isElsewhere)
    )
  },
  apply: async (transaction, { one, facts, order }) => {
    const paid = paidOf(facts.payments)
    if (paid.captured === 0) throw AppError.conflict(refundProblem(paid, null) ?? '')
    refuseOtherRefund(paid, expectedRefunded)
    const whole = amountOf(one, facts)
    const most = whole.bottles + whole.freight
    if (expected !== undefined && most !== expected)
      throw new AppError(
        'conflict',
        `O valor desta devolução mudou enquanto você decidia: agora são ${formatBRL(most)}. Confira e decida de novo.`,
        { current: { amount: most } },
      )
    const amount = lowered ?? most
    const problem = loweredProblem(one.reason, whole, amount)
    if (problem) throw AppError.conflict(problem, { amount: problem })
    const { bottles, freight } = inParts(whole, amount)
    await refundPayments(container, transaction, order, {
      payments: facts.payments,
      amount,
      actorId: actor.id,
      returnId: one.id,
      isElsewhere,
    })
    await container
      .resolve(Modules.ORDER)
      .updateReturns(
        [{ selector: { id: one.id }, data: { refund_amount: toReais(amount) } }],
        transaction.context(Modules.ORDER),
      )
    if (freight > 0)
      await creditFreight(container, transaction, {
        orderId,
        returnId: one.id,
        cents: freight,
        actorId: actor.id,
      })
    return {
      bottles_cents: bottles,
      freight_cents: freight,
      isElsewhere: isElsewhere && amount > 0,
    }
  },
})

/** Whether staff gave the money of a return back in another way than by the bank. */
async function wentElsewhere(knex: Knex, returnId: string): Promise<boolean> {
  const rows = await runStatement(
    knex,
    `select 1 from order_transaction t join pix_refund f on f.refund_id = t.reference_id and f.state = 'elsewhere'
      where t.return_id = $1 and t.reference = 'refund' and t.deleted_at is null limit 1`,
    [returnId],
  )
  return rows.length > 0
}
