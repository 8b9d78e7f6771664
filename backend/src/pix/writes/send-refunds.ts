import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { runStatement } from '../../engine/database/runStatement'
import { logError } from '../../engine/errors/logError'
import type { BankRefund } from '../bank/bank'
import { BankError } from '../bank/BankError'
import { mustBank } from '../bank/theBank'
import { inParts } from './inParts'
import { takeDue } from './takeDue'
import { undoRefund } from './undo-refund'

const BATCH = 20

interface OpenRefund {
  id: string
  end_to_end_id: string
  amount: number
  state: 'asked' | 'sent'
}

/** All refunds that are due: put at the bank, and followed until it has carried them out or refused them. */
export async function sendRefunds(container: MedusaContainer): Promise<void> {
  const knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  for (;;) {
    const due = await takeDue(knex, 'pix_refund', BATCH)
    if (due.length === 0) return
    const refunds = await runStatement<OpenRefund>(
      knex,
      `select id, end_to_end_id, amount_cents::float8 as amount, state from pix_refund
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
    if (at.amountCents !== refund.amount) throw new Error('the bank gives back another amount')
    if (at.state === 'NAO_REALIZADO') await undoRefund(container, refund.id, at.reason)
    else if (at.state === 'DEVOLVIDO') await settle(knex, refund.id)
    else await again(knex, refund.id, { isSent: true })
  } catch (error) {
    if (isRefused(error)) {
      await undoRefund(container, refund.id, error.message).catch(async (other: unknown) => {
        logError('undoing a refund', other, { refund: refund.id })
        await again(knex, refund.id, { isSent: false })
      })
      return
    }
    logError('giving a payment back', error, { refund: refund.id })
    await again(knex, refund.id, { isSent: false })
  }
}

/** The bank's client asks first where an answer was lost: the same id is never given back twice. */
async function stateAtBank({ id, end_to_end_id, amount, state }: OpenRefund): Promise<BankRefund> {
  const known = state === 'sent' ? await mustBank().readRefund(end_to_end_id, id) : null
  return known ?? mustBank().refund(end_to_end_id, id, amount)
}

/** Said of this refund, and not of our access to the bank: it is not carried out, now or later. */
const isRefused = (error: unknown): error is BankError =>
  error instanceof BankError &&
  error.kind === 'ours' &&
  (error.status === 400 || error.status === 422) &&
  error.problem !== undefined

const settle = (knex: Knex, id: string) =>
  runStatement(
    knex,
    `update pix_refund set state = 'done', settled_at = now(), next_try_at = null where id = $1 and state in ('asked', 'sent')`,
    [id],
  )

/** After 2 s, 4 s … up to ten minutes. */
const again = (knex: Knex, id: string, { isSent }: { isSent: boolean }) =>
  runStatement(
    knex,
    `update pix_refund set state = case when $2 then 'sent' else state end,
            next_try_at = now() + make_interval(secs => least(600, 2 ^ least(tries, 10)))
      where id = $1 and state in ('asked', 'sent')`,
    [id, isSent],
  )
