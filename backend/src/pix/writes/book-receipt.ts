import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { receiptProblem } from '#domain/pix/receiptProblem'
import { engineTransaction, type EngineTransaction } from '../../engine/database/engineTransaction'
import { runStatement } from '../../engine/database/runStatement'
import { ITSELF, type Actor, type SystemActor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { env } from '../../env'
import { MAIL_SECRET } from '../../modules/mail-outbox/secret'
import { bookOrders } from '../../money'
import { enterCaptures, readPlacedOrder, tellOfOrder } from '../../orders'
import type { BankPix } from '../bank/bank'
import { makeOrderLink, orderPageUrl } from './makeOrderLink'
import { noteTakenBack } from './noteTakenBack'

/** A charge that is locked until the transaction ends, with what its order is by then. Cents. */
export interface LockedCharge {
  txid: string
  order_id: string
  payment_session_id: string
  amount: number
  state: 'new' | 'active' | 'paid' | 'expired'
  order_status: string
  seller_id: string
}

/** What became of money that came in. */
type ReceiptOutcome = 'booked' | 'waiting' | 'known'

/**
 * Books money that the bank has told us of in answer to our own question: the order's payment with its capture, the ledger, the
 * seller's notice and the mails that waited for it, in one transaction. What does not match waits for staff; what is known
 * already changes nothing but when its refunds are asked for, and what the bank gave back of it by itself.
 */
export async function bookReceipt(
  container: MedusaContainer,
  pix: BankPix,
): Promise<ReceiptOutcome> {
  const knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const known = await runStatement(knex, `select 1 from pix_receipt where end_to_end_id = $1`, [
    pix.endToEndId,
  ])
  if (known.length > 0) await hastenRefunds(knex, pix)
  const outcome = known.length > 0 ? 'known' : await noteReceipt(container, pix)
  await noteTakenBack(knex, pix)
  return outcome
}

function noteReceipt(container: MedusaContainer, pix: BankPix): Promise<ReceiptOutcome> {
  return engineTransaction(container, async (transaction) => {
    const charge = pix.txid === null ? null : await lockCharge(transaction.knex, pix.txid)
    const problem = receiptProblem(
      { amount: pix.amountCents, key: pix.key },
      // canceled by somebody, which ends the charge too
      charge && charge.order_status === 'canceled' && charge.state !== 'paid'
        ? { ...charge, state: 'expired' }
        : charge,
      env.WINEX_PIX_KEY ?? null,
    )
    const noted = await runStatement(
      transaction.knex,
      `insert into pix_receipt (end_to_end_id, txid, amount_cents, key, received_at, state, problem, order_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning end_to_end_id`,
      [
        pix.endToEndId,
        pix.txid,
        pix.amountCents,
        pix.key,
        pix.at,
        problem ? 'waiting' : 'booked',
        problem,
        charge?.order_id ?? null,
      ],
    )
    if (noted.length === 0) return 'known'
    if (problem || !charge) return 'waiting'
    await bookPayment(container, transaction, charge, { endToEndId: pix.endToEndId, actor: ITSELF })
    return 'booked'
  })
}

/** The charge and its order, locked in this sequence; null when the txid is not one of ours. */
export async function lockCharge(transaction: Knex, txid: string): Promise<LockedCharge | null> {
  const locked = await runStatement<{ order_id: string }>(
    transaction,
    'select order_id from pix_charge where txid = $1 for update',
    [txid],
  )
  const [own] = locked
  if (!own) return null
  await runStatement(transaction, `select 1 from "order" where id = $1 for update`, [own.order_id])
  // Read by another statement: the first ones' snapshots may be older than the locks.
  const [charge] = await runStatement<LockedCharge>(
    transaction,
    `select c.txid, c.order_id, c.payment_session_id, c.amount_cents::float8 as amount, c.state, o.status::text as order_status,
            link.seller_id
       from pix_charge c join "order" o on o.id = c.order_id
       join seller_order link on link.order_id = o.id and link.deleted_at is null where c.txid = $1`,
    [txid],
  )
  return charge ?? null
}

/** Makes the payment of a locked charge that was paid as it should be, and tells of the order. */
export async function bookPayment(
  container: MedusaContainer,
  transaction: EngineTransaction,
  { txid, order_id: orderId, payment_session_id: sessionId, seller_id: sellerId }: LockedCharge,
  { endToEndId, actor }: { endToEndId: string; actor: Actor | SystemActor },
): Promise<void> {
  const { knex } = transaction
  await container
    .resolve(Modules.PAYMENT)
    .authorizePaymentSession(
      sessionId,
      { end_to_end_id: endToEndId },
      transaction.context(Modules.PAYMENT),
    )
  if (!(await enterCaptures(container, transaction, { orderId, sessionId })))
    throw new Error('a receipt that the engine has not captured')
  await runStatement(
    knex,
    `update pix_charge set state = 'paid', paid_at = now(), next_try_at = null, last_error = null where txid = $1`,
    [txid],
  )
  await bookOrders(knex, [orderId], actor)
  await recordAudit(knex, {
    actor,
    action: 'order.paid',
    resource: 'order',
    resourceId: orderId,
    sellerId,
    after: { end_to_end_id: endToEndId },
  })
  const order = await readPlacedOrder(container, transaction, orderId)
  const link = {
    url: orderPageUrl(MAIL_SECRET),
    secret: await makeOrderLink(knex, orderId),
  }
  await tellOfOrder(container, knex, order, { sellerId, paid: { link } })
}

/** The bank tells of a payment again when something of it goes back: then our own refunds of it are asked for at once. */
async function hastenRefunds(knex: Knex, { endToEndId, refunds }: BankPix): Promise<void> {
  if (refunds.every(({ state }) => state === 'EM_PROCESSAMENTO')) return
  await runStatement(
    knex,
    `update pix_refund set next_try_at = least(next_try_at, now()) where end_to_end_id = $1 and state = 'sent'`,
    [endToEndId],
  )
}
