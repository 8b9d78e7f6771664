import { createHash } from 'node:crypto'
import type { IPaymentModuleService, MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { PIX_PAYMENT } from '#domain/orders/orderCapture'
import { pixRefundProblem } from '#domain/pix/pixRefund'
import { toCents } from '#domain/values/money'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import { logError } from '../../engine/errors/logError'
import { outage } from '../../engine/errors/outage'
import type { EngineTransaction } from '../../engine/database/engineTransaction'
import type { PaidPayment } from '../reads/paymentsOfOrder'
import { releaseAfterRefund } from './refundHold'

/** The order is locked meanwhile. What the provider does after that has the next attempt's key and counts once. */
const PATIENCE_MS = 15_000

/**
 * Gives an amount of a captured payment back, in decimal reais, and enters it in the order's own transactions. What was paid by
 * PIX is put into the line of what a job brings to the bank after the commit, unless it went back elsewhere.
 *
 * @throws AppError conflict when the provider refuses or does not answer, or when the bank gives it back no more: nothing of the
 *   caller's transaction is kept
 */
export async function refundPayment(
  container: MedusaContainer,
  transaction: Pick<EngineTransaction, 'context' | 'knex'>,
  {
    orderId,
    payment,
    amount,
    actorId,
    returnId,
    isElsewhere = false,
  }: {
    orderId: string
    payment: PaidPayment
    amount: number
    actorId: string
    /** The engine's return that it belongs to. */
    returnId?: string
    /** Staff have given it back in another way, as the bank refuses it. */
    isElsewhere?: boolean
  },
): Promise<void> {
  const id = refundId(payment, amount)
  if (payment.provider_id === PIX_PAYMENT)
    await enterPixRefund(transaction.knex, { orderId, payment, amount, id, isElsewhere })
  await inTime(
    withRefundId(container.resolve(Modules.PAYMENT), id).refundPayment(
      { payment_id: payment.id, amount, created_by: actorId },
      transaction.context(Modules.PAYMENT),
    ),
  ).catch((error: unknown) => {
    logError('giving a payment back', error)
    throw outage(error as Record<string, unknown>) ?? AppError.conflict(REFUSED)
  })
  await container.resolve(Modules.ORDER).addOrderTransactions(
    {
      order_id: orderId,
      amount: -amount,
      currency_code: payment.currency_code,
      reference: 'refund',
      reference_id: id,
      ...(returnId ? { return_id: returnId } : {}),
    },
    transaction.context(Modules.ORDER),
  )
}

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_done, fail) => {
    timer = setTimeout(
      () => fail(new Error(`no answer from the provider in ${PATIENCE_MS} ms`)),
      PATIENCE_MS,
    )
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

const REFUSED =
  'O meio de pagamento recusou o reembolso ou não respondeu a tempo. Nada foi registrado: tente de novo em instantes.'

/**
 * The same refund of a payment has the same id, also after the first attempt was lost between the provider and our
 * commit: the provider is told this id as its idempotency key, and gives the money back once.
 */
const refundId = ({ id, refunded, undone }: PaidPayment, amount: number): string =>
  `ref_${hash(`${id} ${Number(refunded)} ${amount}${undone > 0 ? ` ${undone}` : ''}`)}`

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32)

async function enterPixRefund(
  knex: Knex,
  {
    orderId,
    payment,
    amount,
    id,
    isElsewhere,
  }: { orderId: string; payment: PaidPayment; amount: number; id: string; isElsewhere: boolean },
): Promise<void> {
  const { received_at: receivedAt, end_to_end_id: endToEndId } = payment
  if (!receivedAt) throw new Error('a payment by PIX without its receipt')
  const problem = isElsewhere ? null : pixRefundProblem(receivedAt, new Date())
  if (problem) throw AppError.conflict(problem)
  await runStatement(
    knex,
    `insert into pix_refund (id, end_to_end_id, order_id, refund_id, amount_cents, state, settled_at, next_try_at)
     values ($1, $2, $3, $4, $5, case when $6 then 'elsewhere' else 'asked' end,
             case when $6 then now() end, case when not $6 then now() end)`,
    [hash(id), endToEndId, orderId, id, toCents(amount), isElsewhere],
  )
  if (isElsewhere) await releaseAfterRefund(knex, orderId)
}

interface RefundMaker {
  refundService_: { create: (data: object, context: unknown) => Promise<unknown> }
}

/** The engine makes a new refund id for each attempt and takes none; so its payment module gets a maker that has ours. */
function withRefundId(
  payments: IPaymentModuleService & Partial<RefundMaker>,
  id: string,
): IPaymentModuleService {
  const maker = payments.refundService_
  if (!maker) throw new Error('The payment module makes its refunds elsewhere now.')
  const refundService_: RefundMaker['refundService_'] = Object.create(maker, {
    create: { value: (data: object, context: unknown) => maker.create({ ...data, id }, context) },
  })
  return Object.create(payments, { refundService_: { value: refundService_ } })
}
