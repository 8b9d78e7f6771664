import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { ORDER_MESSAGES_MAX } from '#domain/limits'
import { quoteMessage, type MessageSide } from '#domain/messages/orderMessages'
import type { OrderMessage, OrderMessageRequest } from '#domain/messages/orderMessageWire'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { lockInTurn } from '../../engine/database/lockInTurn'
import { onceOnly } from '../../engine/database/onceOnly'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import { writeNotice } from '../../notices'
import { holdSeller } from '../../sellers'
import type { MessageOrder } from '../reads/messageOrder'

/** Without an Idempotency-Key, the same words within these seconds are a double click (R47). */
const REPETITION_SECONDS = 10

interface NewMessage extends OrderMessageRequest {
  order: MessageOrder
  side: MessageSide
  actor: Actor
  /** As the other side reads it; null for who has none. */
  name: string | null
  idempotencyKey: string | null
}

/**
 * Keeps a message, or a note of one side, and tells the seller's people of a message of staff, in one transaction. Equal
 * requests write one. The audit trail says that something was written, and neither what nor whether it is a note.
 *
 * @throws AppError conflict for a key that came with another text, for an erased company, and when the side has written too many on this order
 */
export async function writeMessage(
  container: MedusaContainer,
  { order, side, actor, name, idempotencyKey, text, internal }: NewMessage,
): Promise<OrderMessage> {
  const cameAt = performance.now()
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const write = (): Promise<string> =>
    knex.transaction((transaction) =>
      onceOnly(
        transaction,
        {
          scope: [actor.id, `order-message:${order.id}`],
          key: idempotencyKey,
          request: { text, internal },
          repetitionSeconds: REPETITION_SECONDS,
          cameAt,
        },
        async () => {
          await refuseErased(transaction, order.seller_id)
          const id = await insert(transaction, { order, side, actor, name, text, internal })
          await recordAudit(transaction, {
            actor,
            action: 'order.message',
            resource: 'order',
            resourceId: order.id,
            sellerId: order.seller_id,
          })
          if (side === 'staff' && !internal) await tellSeller(transaction, order, id, text)
          return id
        },
      ),
    )
  // The database decides; waiting out here keeps fifty equal requests from taking the whole connection pool.
  return findMessage(knex, await lockInTurn(container, [`order-message:${order.id}`], write))
}

async function refuseErased(transaction: Knex, sellerId: string): Promise<void> {
  const { isErased } = await holdSeller(transaction, sellerId)
  if (isErased)
    throw AppError.conflict(
      'A conta deste produtor foi excluída. Não é mais possível escrever neste pedido.',
    )
}

async function insert(
  transaction: Knex,
  { order, side, actor, name, text, internal }: Omit<NewMessage, 'idempotencyKey'>,
): Promise<string> {
  const [written] = await runStatement<{ id: string }>(
    transaction,
    `insert into order_message (order_id, seller_id, side, author_id, author_name, text, internal)
     select $1, $2, $3, $4, $5, $6, $7
      where (select count(*) from order_message where order_id = $1 and side = $3) < ${ORDER_MESSAGES_MAX}
     returning id::text`,
    [order.id, order.seller_id, side, actor.id, name, text, internal],
  )
  if (!written)
    throw AppError.conflict(
      `Este pedido já tem ${ORDER_MESSAGES_MAX} mensagens e notas. Continue por e-mail ou telefone.`,
    )
  return written.id
}

/** In the portal at once; by mail with what stays unread (mail-messages), and not a second time here. */
async function tellSeller(
  transaction: Knex,
  order: MessageOrder,
  messageId: string,
  text: string,
): Promise<void> {
  const sourceId = noticeSource(messageId)
  await writeNotice(transaction, {
    sellerId: order.seller_id,
    kind: 'staff_message',
    sourceId,
    subjectId: order.id,
    data: { display_id: order.display_id, reason: quoteMessage(text) },
  })
  await runStatement(
    transaction,
    `delete from notice_mail q using notice n
      where n.id = q.notice_id and q.mode = 'mail' and n.seller_id = $1 and n.kind = 'staff_message' and n.source_id = $2`,
    [order.seller_id, sourceId],
  )
}

/** Names the notice of a message; `see-messages` finds it by that. */
const noticeSource = (messageId: string): string => `message:${messageId}`

async function findMessage(knex: Knex, id: string): Promise<OrderMessage> {
  const [row] = await runStatement<OrderMessage>(
    knex,
    `select id::text as id, side, author_name as author, text, internal,
            to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
            to_char(seen_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as seen_at
       from order_message where id = $1::bigint`,
    [id],
  )
  if (!row) throw AppError.notFound()
  return row
}
