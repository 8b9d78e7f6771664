import type { Response } from 'express'
import type { RequestOrigin } from '../engine/actor/requestOrigin'
import type { SystemActor } from '../engine/actor/actor'
import type { Call, Handlers } from '../engine/http/handlers'
import { idempotencyKey } from '../engine/http/idempotencyKey'
import { readBody } from '../engine/http/readBody'
import { findBuyerReturns, findReturns, orderOfLink } from './reads/findReturns'
import { findReturnPhoto } from './reads/findReturnPhoto'
import { messageOrder } from '../messages'
import { returnReason } from './reads/returnsOfOrder'
import type { ReturnActInput } from './writes/actOnReturn'
import { addReturnPhoto } from './writes/add-photo'
import { approveReturn } from './writes/approve-return'
import { askReturn } from './writes/ask-return'
import { closeReturn } from './writes/close-return'
import { refundBottles } from './writes/refund-bottles'
import { receiveReturn } from './writes/receive-return'
import { refundReturn } from './writes/refund-return'
import { refuseReturn } from './writes/refuse-return'
import { findOrderForStaff, orderOfToken } from '../orders'
import { waiveReturn } from './writes/waive-return'

/** Bottles that come back, for buyers by the link of their mail, and for sellers and staff on the order's page. */
export const orderReturnHandlers = {
  'GET /store/returns/:token': async ({ knex, params }) =>
    findBuyerReturns(knex, await orderOfLink(knex, orderOfToken(params.token))),

  /** An Idempotency-Key makes a repetition the same return. */
  'POST /store/returns/:token': async ({ container, knex, params, body, request, origin }) => {
    const order = await orderOfLink(knex, orderOfToken(params.token))
    const returnId = await askReturn(container, {
      orderId: order.id,
      sellerId: order.seller_id,
      actor: buyer(origin),
      openedBy: 'buyer',
      idempotencyKey: idempotencyKey(request),
      wish: body,
    })
    return { ...(await findBuyerReturns(knex, order)), return_id: returnId }
  },

  'POST /store/returns/:token/:return_id/photos': async (call) => {
    const order = await orderOfLink(call.knex, orderOfToken(call.params.token))
    await addReturnPhoto(call.container, {
      orderId: order.id,
      sellerId: order.seller_id,
      returnId: call.params.return_id,
      readBody: (maxBytes) => readBody(call.request, maxBytes),
      actor: buyer(call.origin),
    })
    return findBuyerReturns(call.knex, order)
  },

  'GET /vendor/orders/:id/returns': async (call) => {
    await messageOrder(call.knex, call.params.id, call.seller.id)
    return findReturns(call.knex, call.params.id)
  },

  'POST /vendor/orders/:id/returns': async (call) => {
    const { id, seller_id: sellerId } = await messageOrder(
      call.knex,
      call.params.id,
      call.seller.id,
    )
    await askReturn(call.container, {
      orderId: id,
      sellerId,
      openedBy: 'seller',
      actor: call.actor,
      idempotencyKey: idempotencyKey(call.request),
      wish: call.body,
    })
    return findReturns(call.knex, id)
  },

  'GET /vendor/orders/:id/returns/:return_id/photos/:photo_id': async (call) => {
    await messageOrder(call.knex, call.params.id, call.seller.id)
    await sendPhoto(call)
  },

  'POST /vendor/orders/:id/returns/:return_id/approve': (call) =>
    done(call, () => approveReturn(call.container, ofSeller(call))),

  'POST /vendor/orders/:id/returns/:return_id/refuse': (call) =>
    done(call, () => refuseReturn(call.container, { ...ofSeller(call), ...call.body })),

  'POST /vendor/orders/:id/returns/:return_id/receive': (call) =>
    done(call, () =>
      receiveReturn(call.container, {
        ...ofSeller(call),
        isRestocked: call.body.restock,
        items: call.body.items,
      }),
    ),

  'POST /vendor/orders/:id/returns/:return_id/waive': (call) =>
    done(call, () => waiveReturn(call.container, ofSeller(call))),

  'GET /admin/orders/:id/returns': ({ knex, params }) => findReturns(knex, params.id),

  'POST /admin/orders/:id/returns': async (call) => {
    const { id, seller_id: sellerId } = await messageOrder(call.knex, call.params.id, null)
    const { approve, ...wish } = call.body
    await askReturn(call.container, {
      orderId: id,
      sellerId,
      openedBy: 'staff',
      actor: call.actor,
      idempotencyKey: idempotencyKey(call.request),
      wish,
      ...(approve === undefined ? {} : { approve }),
    })
    return findReturns(call.knex, id)
  },

  'POST /admin/orders/:id/returns/refund': async (call) => {
    const { id, seller_id: sellerId } = await messageOrder(call.knex, call.params.id, null)
    const { amount, expected_refunded, elsewhere, ...wish } = call.body
    await refundBottles(call.container, {
      orderId: id,
      sellerId,
      actor: call.actor,
      onBehalf: { reason: wish.note },
      idempotencyKey: idempotencyKey(call.request),
      wish,
      amount,
      expected_refunded,
      elsewhere,
    })
    return { order: await findOrderForStaff(call.container, id, call.user.role) }
  },

  'GET /admin/orders/:id/returns/:return_id/photos/:photo_id': (call) => sendPhoto(call),

  'POST /admin/orders/:id/returns/:return_id/approve': (call) =>
    done(call, async () => approveReturn(call.container, await ofStaff(call, call.body.reason))),

  'POST /admin/orders/:id/returns/:return_id/refuse': (call) =>
    done(call, async () =>
      refuseReturn(call.container, {
        ...(await ofStaff(call, call.body.refusal)),
        ...call.body,
      }),
    ),

  'POST /admin/orders/:id/returns/:return_id/receive': (call) =>
    done(call, async () =>
      receiveReturn(call.container, {
        ...(await ofStaff(call, call.body.reason)),
        isRestocked: call.body.restock,
        items: call.body.items,
      }),
    ),

  'POST /admin/orders/:id/returns/:return_id/waive': (call) =>
    done(call, async () => waiveReturn(call.container, await ofStaff(call, call.body.reason))),

  'POST /admin/orders/:id/returns/:return_id/close': (call) =>
    done(call, async () => closeReturn(call.container, await ofStaff(call, call.body.reason))),

  /** What staff who move money do; the seller reads which return it was. */
  'POST /admin/orders/:id/returns/:return_id/refund': (call) =>
    done(call, async () =>
      refundReturn(call.container, {
        ...(await ofStaff(call, await returnReason(call.knex, call.params.return_id))),
        ...call.body,
      }),
    ),
} satisfies Partial<Handlers>

/** Anybody with the link: the trail keeps the address, and no name. */
const buyer = (origin: RequestOrigin): SystemActor => ({
  type: 'system',
  id: null,
  email: null,
  origin,
})

type SellerCall = Pick<
  Call<'POST /vendor/orders/:id/returns/:return_id/approve'>,
  'knex' | 'params' | 'actor' | 'seller'
>

const ofSeller = ({ params, actor, seller }: SellerCall): ReturnActInput => ({
  orderId: params.id,
  sellerId: seller.id,
  returnId: params.return_id,
  actor,
})

const ofStaff = async (
  { knex, params, actor }: Omit<SellerCall, 'seller'>,
  reason: string,
): Promise<ReturnActInput & { onBehalf: { reason: string } }> => {
  const { id, seller_id: sellerId } = await messageOrder(knex, params.id, null)
  return { orderId: id, sellerId, returnId: params.return_id, actor, onBehalf: { reason } }
}

async function done(
  { knex, params }: Omit<SellerCall, 'seller' | 'actor'>,
  act: () => Promise<void>,
) {
  await act()
  return findReturns(knex, params.id)
}

async function sendPhoto({
  knex,
  params,
  response,
}: {
  knex: SellerCall['knex']
  params: { id: string; return_id: string; photo_id: string }
  response: Response
}): Promise<void> {
  const image = await findReturnPhoto(knex, params)
  response.setHeader('Content-Type', 'image/webp')
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.end(image)
}
