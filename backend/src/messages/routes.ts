import type { Handlers } from '../engine/http/handlers'
import { idempotencyKey } from '../engine/http/idempotencyKey'
import { listOrderMessages } from './reads/listOrderMessages'
import { messageOrder } from './reads/messageOrder'
import { readMessageNotices, seeMessages } from './writes/see-messages'
import { writeMessage } from './writes/write-message'

/** What sellers and staff write to each other on an order, the same for both; each side reads its own notes alone. */
export const orderMessageHandlers = {
  'GET /vendor/orders/:id/messages': async ({ knex, seller, params, query }) => {
    const order = await messageOrder(knex, params.id, seller.id)
    return listOrderMessages(knex, order.id, 'seller', query)
  },

  /** An Idempotency-Key makes a repetition the same message. */
  'POST /vendor/orders/:id/messages': async (call) => ({
    message: await writeMessage(call.container, {
      order: await messageOrder(call.knex, call.params.id, call.seller.id),
      side: 'seller',
      actor: call.actor,
      name: call.member.name,
      idempotencyKey: idempotencyKey(call.request),
      ...call.body,
    }),
  }),

  'POST /vendor/orders/:id/messages/seen': async ({ knex, seller, member, params, body }) => {
    const order = await messageOrder(knex, params.id, seller.id)
    const seen = await seeMessages(knex, { order, side: 'seller', until: body.until })
    await readMessageNotices(knex, { order, until: body.until, memberId: member.id })
    return { seen }
  },

  'GET /admin/orders/:id/messages': async ({ knex, params, query }) => {
    const order = await messageOrder(knex, params.id, null)
    return listOrderMessages(knex, order.id, 'staff', query)
  },

  'POST /admin/orders/:id/messages': async (call) => ({
    message: await writeMessage(call.container, {
      order: await messageOrder(call.knex, call.params.id, null),
      side: 'staff',
      actor: call.actor,
      // without a name a person of the staff goes by their address, which is no seller's to know
      name: call.user.name === call.user.email ? null : call.user.name,
      idempotencyKey: idempotencyKey(call.request),
      ...call.body,
    }),
  }),

  'POST /admin/orders/:id/messages/seen': async ({ knex, params, body }) => ({
    seen: await seeMessages(knex, {
      order: await messageOrder(knex, params.id, null),
      side: 'staff',
      until: body.until,
    }),
  }),
} satisfies Partial<Handlers>
