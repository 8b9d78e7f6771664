import { randomBytes } from 'node:crypto'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { runStatement } from '../../engine/database/runStatement'
import { queueMail } from '../../engine/mail/queueMail'
import { env } from '../../env'
import { MAIL_SECRET } from '../../modules/mail-outbox/secret'
import { sellerOnPaper, type PlacedOrder } from '../../orders'
import { payMail } from '../mails/payMail'
import { makeOrderLink, orderPageUrl } from './makeOrderLink'
import { LEASE_SECONDS } from './takeDue'

/**
 * Asks the buyer of a new order to pay it by PIX, in the transaction that makes the order: its charge, which is put at the bank
 * after the commit, and a mail with the link to the page where it is paid.
 */
export async function openCharge(
  container: MedusaContainer,
  transaction: Knex,
  order: PlacedOrder,
  { sellerId, sessionId }: { sellerId: string; sessionId: string },
): Promise<void> {
  // the request that makes the order puts it at the bank itself; a job does when that request has ended before
  const [charge] = await runStatement<{ expires_at: Date }>(
    transaction,
    `insert into pix_charge (txid, order_id, payment_session_id, amount_cents, expires_at, next_try_at)
     values ($1, $2, $3, $4, now() + make_interval(mins => $5), now() + make_interval(secs => $6))
     returning expires_at`,
    [newTxid(), order.id, sessionId, order.total, env.WINEX_PIX_MINUTES, LEASE_SECONDS],
  )
  // the engine says so only of a payment that its workflows have begun
  await runStatement(
    transaction,
    `update payment_collection set status = 'awaiting', updated_at = now()
      where id = (select payment_collection_id from payment_session where id = $1)`,
    [sessionId],
  )
  if (!order.email || !charge) return
  await queueMail(
    container,
    transaction,
    payMail({
      to: order.email,
      seller: await sellerOnPaper(transaction, sellerId),
      orderId: order.id,
      displayId: order.displayId,
      buyerName: order.firstName,
      items: order.items,
      shipping: order.shipping,
      total: order.total,
      expiresAt: charge.expires_at,
      link: {
        url: orderPageUrl(MAIL_SECRET),
        secret: await makeOrderLink(transaction, order.id),
      },
    }),
  )
}

/** Unique at our bank for ever: 128 random bits. */
const newTxid = (): string => randomBytes(16).toString('hex')
