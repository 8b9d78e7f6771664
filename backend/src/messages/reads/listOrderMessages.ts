import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MessageSide } from '#domain/messages/orderMessages'
import type {
  OrderMessage,
  OrderMessagesQuery,
  OrderMessagesResponse,
} from '#domain/messages/orderMessageWire'
import { runStatement } from '../../engine/database/runStatement'

interface Row extends Omit<OrderMessage, 'created_at' | 'seen_at'> {
  created_at: Date
  seen_at: Date | null
}

// A note is its own side's alone; each page continues behind the last row of the one before.
const PAGE = `
  select id::text as id, side, author_name as author, text, internal, created_at, seen_at
    from order_message
   where order_id = $1 and (not internal or side = $2) and ($3::bigint is null or id < $3)
   order by order_message.id desc limit $4`

/** What one side reads on an order, the newest first. The caller has asked whose order it is. */
export async function listOrderMessages(
  knex: Knex,
  orderId: string,
  reader: MessageSide,
  { before, limit }: OrderMessagesQuery,
): Promise<OrderMessagesResponse> {
  const rows = await runStatement<Row>(knex, PAGE, [orderId, reader, before ?? null, limit + 1])
  const page = rows.slice(0, limit)
  return {
    messages: page.map((row) => ({
      ...row,
      created_at: row.created_at.toISOString(),
      seen_at: row.seen_at?.toISOString() ?? null,
    })),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  }
}
