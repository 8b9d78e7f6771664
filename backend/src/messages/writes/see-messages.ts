import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MessageSide } from '#domain/messages/orderMessages'
import { runStatement } from '../../engine/database/runStatement'
import type { MessageOrder } from '../reads/messageOrder'

interface Seen {
  order: MessageOrder
  /** Who looks. */
  side: MessageSide
  /** The newest message on their screen: what is written meanwhile stays unseen. */
  until: string
}

/**
 * Marks the other side's messages as seen; the first person of a side does so for all of it.
 *
 * @returns how many it marked
 */
export async function seeMessages(knex: Knex, { order, side, until }: Seen): Promise<number> {
  const seen = await runStatement(
    knex,
    `update order_message set seen_at = clock_timestamp()
      where order_id = $1 and side <> $2 and not internal and seen_at is null and id <= $3::bigint returning 1`,
    [order.id, side, until],
  )
  return seen.length
}

/** Who reads the messages on the order's page has read their notices as well. */
export async function readMessageNotices(
  knex: Knex,
  { order, until, memberId }: Omit<Seen, 'side'> & { memberId: string },
): Promise<void> {
  await runStatement(
    knex,
    `delete from notice_unread u using notice n
      where u.member_id = $1 and n.id = u.notice_id and n.seller_id = $2 and n.kind = 'staff_message'
        and n.source_id in (select 'message:' || m.id from order_message m where m.order_id = $3 and m.id <= $4::bigint)`,
    [memberId, order.seller_id, order.id, until],
  )
}
