import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { runStatement } from '../../engine/database/runStatement'
import { logError } from '../../engine/errors/logError'
import { releaseAfterRefund } from '../../orders'
import type { BankRefund } from '../bank/bank'
import { BankError } from '../bank/BankError'
import { mustBank } from '../bank/theBank'
import { inParts } from './inParts'
import { takeDue } from './takeDue'
import { undoRefund } from './undo-refund'

const BATCH = 20

/** So long a refund is not taken by the bank, for a reason that is not of the moment, before a person has to look. */
const PATIENCE_HOURS = 24

interface OpenRefund {
  id: string
  end_to_end_id: string
  amount: number
  state: 'asked' | 'sent'
  is_given_up: boolean
  bank_reason: string | null
}

/** All refunds that are due: put at the bank, and followed until it has carried them out or refused them. */
export async function sendRefunds(container: MedusaContainer): Promise<void> {
  const knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  for (;;) {
    const due = await takeDue(knex, 'pix_refund', BATCH)
    if (due.length === 0) return
    const refunds = await runStatement<OpenRefund>(
      knex,
      `select id, end_to_end_id, amount_cents::float8 as amount, state, is_given_up, bank_reason from pix_refund
        where id = any($1) and state in ('asked', 'sent')`,
      [due],
    )
    await inParts(refunds, (refund) => sendRefund(container, knex, refund))
  }
}

async function sendRefund(
  container: MedusaContainer,
  knex: Knex,
  refund: OpenRefund,
): Promise<void> {
  try {
    const at = await stateAtBank(refund)
    if (!at) await undoRefund(container, refund.id, refund.bank_reason)
    else if (at.amountCents !== refund.amount)
      throw new BankError('theirs', 'O banco mostra este reembolso com outro valor.')
    else if (at.state === 'NAO_REALIZADO') await undoRefund(container, refund.id, at.reason)
    else if (at.state === 'DEVOLVIDO') await settle(knex, refund.id)
    else await follow(knex, refund.id)
  } catch (error) {
    if (!isRefused(error)) return failed(knex, refund.id, error)
    await undoRefund(container, refund.id, error.message).catch((other: unknown) =>
      failed(knex, refund.id, other),
    )
  }
}

/**
 * The bank's client asks first where an answer was lost: the same id is never given back twice. One that staff have given up is
 * only asked for.
 * @returns null for one that was given up and that the bank does not have, or does not let us ask for
 */
async function stateAtBank(refund: OpenRefund): Promise<BankRefund | null> {
  const { id, end_to_end_id, amount, state, is_given_up: isGivenUp } = refund
  if (isGivenUp)
    return mustBank()
      .readRefund(end_to_end_id, id)
      .catch((error: unknown) => {
        if (isForbidden(error)) return null
        throw error
      })
  const known = state === 'sent' ? await mustBank().readRefund(end_to_end_id, id) : null
  return known ?? mustBank().refund(end_to_end_id, id, amount)
}

/** Said of this refund, and not of our access to the bank: it is not carried out, now or later. */
const isRefused = (error: unknown): error is BankError =>
  error instanceof BankError &&
  error.kind === 'ours' &&
  (error.status === 400 || error.status === 422) &&
  error.problem !== undefined

/** By the bank's own form. An answer that cannot be read, or one of something in between, may hide a refund that it has made. */
const isForbidden = (error: unknown): boolean =>
  error instanceof BankError && error.status === 403 && error.problem !== undefined

const isLater = (error: unknown): boolean => error instanceof BankError && error.kind === 'later'

const settle = (knex: Knex, id: string) =>
  knex.transaction(async (transaction) => {
    const [done] = await runStatement<{ order_id: string | null }>(
      transaction,
      `update pix_refund set state = 'done', settled_at = now(), next_try_at = null
        where id = $1 and state in ('asked', 'sent') returning order_id`,
      [id],
    )
    if (done?.order_id) await releaseAfterRefund(transaction, done.order_id)
  })

/** After 2 s, 4 s … up to ten minutes. */
const PAUSE = 'make_interval(secs => least(600, 2 ^ least(tries, 10)))'

/** The bank is at it. */
const follow = (knex: Knex, id: string) =>
  runStatement(
    knex,
    `update pix_refund set state = 'sent', refused_since = null, is_given_up = false, bank_reason = null,
            next_try_at = now() + ${PAUSE}
      where id = $1 and state in ('asked', 'sent')`,
    [id],
  )

/**
 * It is tried again. After a day of refusals (no right to it, a payment that the bank does not know, an answer that cannot be
 * read) it waits for staff instead; a bank that only does not answer is waited for.
 */
async function failed(knex: Knex, id: string, error: unknown): Promise<void> {
  logError('giving a payment back', error, { refund: id })
  await runStatement(
    knex,
    isLater(error)
      ? `update pix_refund set next_try_at = now() + ${PAUSE} where id = $1 and state in ('asked', 'sent')`
      : `update pix_refund set refused_since = coalesce(refused_since, now()), bank_reason = $2,
                next_try_at = case when refused_since < now() - make_interval(hours => $3) then null else now() + ${PAUSE} end
          where id = $1 and state in ('asked', 'sent')`,
    isLater(error)
      ? [id]
      : [id, error instanceof BankError ? error.message.slice(0, 500) : null, PATIENCE_HOURS],
  )
}
