import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { AuditAction } from '#domain/audit/auditActions'
import {
  isOpenReturn,
  returnProblem,
  stateAfter,
  type ReturnAction,
} from '#domain/returns/returnState'
import type { OrderReturn } from '#domain/returns/orderReturnWire'
import { canActOnOrders } from '#domain/sellers/seller'
import { formatBRL } from '#domain/values/money'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { engineTransaction, type EngineTransaction } from '../../engine/database/engineTransaction'
import { lockInTurn } from '../../engine/database/lockInTurn'
import { returnsOfOrder, type OrderReturnFacts, type StoredReturn } from '../reads/returnsOfOrder'
import {
  bottlesTold,
  inventoryItems,
  isNeverPaid,
  type LockedOrder,
  lockOrder,
  type OrderActInput,
  tellSeller,
} from '../../orders'
import { bookOrders } from '../../money'
import { settleNotices } from '../../notices'
import { mailReturn } from './mailReturn'

/** Who takes which return a step further; staff with a reason that the seller reads. */
export interface ReturnActInput extends OrderActInput {
  actor: Actor
  returnId: string
}

/** A return under its order's lock, with what it is judged by. */
export interface LockedReturn {
  one: StoredReturn
  facts: OrderReturnFacts
  order: LockedOrder
}

/** What is kept of a step beside the state; what arrived is the engine's. */
export type ReturnChange = Partial<
  Pick<StoredReturn, 'refusal' | 'restocked' | 'bottles_cents' | 'freight_cents'>
> & { arrived?: StoredReturn['items']; isElsewhere?: boolean }

export interface ReturnAct {
  action: ReturnAction
  /** Whether bottles are put back into stock. */
  movesStock?: boolean
  /** Whether the return, on which this step was taken, has what the caller chose; a step without a choice has. */
  hasChosen?: (one: StoredReturn, knex: Knex) => boolean | Promise<boolean>
  /** Does it with the engine; throws AppError for what only this step refuses. */
  apply: (transaction: EngineTransaction, locked: LockedReturn) => Promise<ReturnChange>
}

const AUDIT: Record<ReturnAction, AuditAction> = {
  approve: 'order.return.approve',
  refuse: 'order.return.refuse',
  receive: 'order.return.receive',
  waive: 'order.return.waive',
  refund: 'order.return.refund',
  close: 'order.return.close',
}

/**
 * Takes a return one step further: its order locked, the step allowed by `#domain/returns/returnState`, the engine's return,
 * the ledger, the audit entry and the buyer's mail in one transaction. A step that was taken changes nothing (R31), and with
 * another choice it is a conflict: the caller's is not what happened.
 *
 * @throws AppError not_found (R42) · forbidden for a seller who is not active (R14) · conflict, with the reason
 */
export async function actOnReturn(
  container: MedusaContainer,
  input: ReturnActInput,
  act: ReturnAct,
): Promise<void> {
  const { orderId } = input
  const step = (): Promise<void> =>
    engineTransaction(container, (transaction) => takeStep(container, transaction, input, act))
  // The row lock decides; waiting for it in here keeps fifty equal requests from taking the whole connection pool.
  const locks = [
    `order:${orderId}`,
    ...(act.movesStock ? await inventoryItems(container, orderId) : []),
  ]
  await lockInTurn(container, locks, step)
}

/**
 * One step inside the caller's transaction. Errors as `actOnReturn`.
 *
 * @param isTold false for a step that the next one of the same transaction tells of: one happening, one mail to each person
 */
export async function takeStep(
  container: MedusaContainer,
  transaction: EngineTransaction,
  { orderId, sellerId, actor, onBehalf, returnId }: ReturnActInput,
  act: ReturnAct,
  { isTold = true }: { isTold?: boolean } = {},
): Promise<void> {
  const { knex } = transaction
  const order = await lockOrder(knex, orderId, sellerId)
  const facts = await returnsOfOrder(knex, orderId)
  const one = facts?.returns.find(({ id }) => id === returnId)
  if (!facts || !one) throw AppError.notFound('Devolução não encontrada')
  if (!onBehalf && !canActOnOrders(order.seller.store_status))
    throw AppError.forbidden('Seu cadastro precisa estar ativo para agir sobre pedidos.')
  const state = stateAfter(act.action)
  if (one.state === state) {
    if ((await act.hasChosen?.(one, knex)) ?? true) return
    throw AppError.conflict(CHOSEN_OTHERWISE)
  }
  const problem = returnProblem(act.action, { ...one, never_paid: isNeverPaid(facts.payments) })
  if (problem) throw AppError.conflict(problem)
  const change = await act.apply(transaction, { one, facts, order })
  await transaction.flush()
  await runStatement(knex, UPDATE, [
    returnId,
    state,
    change.refusal ?? null,
    change.restocked ?? null,
    change.bottles_cents ?? null,
    change.freight_cents ?? null,
    !isOpenReturn({ state }),
  ])
  await settleNotices(knex, { kinds: ['order_return'], subjectId: orderId, sourceId: returnId })
  await bookOrders(knex, [orderId], actor)
  const auditAs = AUDIT[act.action]
  const auditId = await recordAudit(knex, {
    actor,
    action: auditAs,
    resource: 'order',
    resourceId: orderId,
    sellerId,
    before: { return_state: one.state },
    after: {
      return_id: returnId,
      return_state: state,
      ...(change.refusal ? { reason: change.refusal } : {}),
      ...(change.arrived ? { arrived: change.arrived } : {}),
      ...(change.restocked === undefined ? {} : { restocked: change.restocked }),
      ...(change.bottles_cents === undefined
        ? {}
        : { bottles_cents: change.bottles_cents, freight_cents: change.freight_cents }),
      ...(change.isElsewhere ? { elsewhere: true } : {}),
      ...(onBehalf ? { on_behalf_of: order.seller.name, reason: onBehalf.reason } : {}),
    },
  })
  if (!isTold) return
  const told = await mailReturn(container, knex, order, returnId, change)
  if (onBehalf)
    await tellSeller(container, knex, order, {
      auditAs,
      auditId,
      told: toldSeller(told),
      reason: onBehalf.reason,
      // the refund that follows says the same, with the money
      isMailed: act.action !== 'receive' && act.action !== 'waive',
    })
}

/** The return for its seller's mail: which bottles, and of a refund the money. */
function toldSeller({ state, items, amount, restocked }: OrderReturn): string[] {
  const lines = bottlesTold(items.filter(({ quantity }) => quantity > 0))
  const cents = amount.bottles + amount.freight
  if (state !== 'refunded') return [`Garrafas: ${lines}.`]
  return [
    ...(cents > 0 ? [`Valor reembolsado: ${formatBRL(cents)}.`] : []),
    `Garrafas: ${lines}, que ${restocked === null ? 'não voltam' : 'voltaram'}.`,
  ]
}

const CHOSEN_OTHERWISE =
  'Esta etapa já foi feita, com outra escolha. Nada mudou agora: confira o que ficou registrado.'

const UPDATE = `
  update order_return set state = $2, refusal = $3, restocked = coalesce($4, restocked), bottles_cents = $5,
         freight_cents = $6, decided_at = coalesce(decided_at, now()),
         closed_at = case when $7 then now() end
   where return_id = $1`
