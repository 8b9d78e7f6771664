import { expect } from 'vitest'
import type { OrderReturn } from '#domain/returns/orderReturnWire'
import { deliveredOrder, openAccount } from '../../support/openAccount'
import { BOTTLE, type Shop } from '../../support/openShop'
import { sellerReturns, staffReturns } from '../../support/returns'
import { sql } from '../../support/world'
import { left, type Left } from './entriesOf'

const REASON = 'O produtor pediu'

let opened: Promise<Shop> | undefined
/** One shop for all of them. */
const aShop = (): Promise<Shop> => (opened ??= openAccount())

/** One bottle of two that a buyer called about. */
async function asked(by: typeof sellerReturns | null = null) {
  const shop = await aShop()
  const id = await deliveredOrder(shop, [{ quantity: 2 }])
  const [item] = (await shop.order(id)).items
  const items = [{ id: item?.id ?? '', quantity: 1 }]
  const wish = { reason: 'broken', items }
  const answer = by ? await by(shop, id, '', wish) : await staffReturns(id, '', wish)
  if (answer.status !== 201) throw new Error(answer.text)
  return { shop, id, items, returnId: answer.body.returns[0]?.id ?? '' }
}

/** One step of the seller or of staff, after those before it. */
const step =
  (
    side: 'seller' | 'staff',
    before: readonly [path: string, body: object][],
    [path, body]: readonly [path: string, body: object],
    states: readonly [OrderReturn['state'], OrderReturn['state']],
    kept: object = {},
  ) =>
  async (): Promise<Left> => {
    const { shop, id, returnId } = await asked()
    for (const [earlier, sent] of before)
      await sellerReturns(shop, id, `${returnId}/${earlier}`, sent)
    const answer = await (side === 'seller'
      ? sellerReturns(shop, id, `${returnId}/${path}`, body)
      : staffReturns(id, `${returnId}/${path}`, body))
    if (answer.status !== 200) throw new Error(answer.text)
    const [seller] = await sql<{ name: string }>('select name from seller where id = $1', [
      shop.sellerId,
    ])
    return left(
      id,
      `order.return.${path}`,
      { return_state: states[0] },
      {
        return_id: returnId,
        return_state: states[1],
        ...(side === 'staff' ? { on_behalf_of: seller?.name } : {}),
        ...kept,
      },
    )
  }

const ONE_ARRIVED: unknown = [{ id: expect.any(String) as string, quantity: 1, asked: 1 }]
const APPROVED: [string, object][] = [['approve', {}]]
const ask = (by: typeof sellerReturns | null) => async (): Promise<Left> => {
  const { id, items, returnId } = await asked(by)
  return left(id, 'order.return.ask', null, {
    return_id: returnId,
    return_reason: 'broken',
    items,
  })
}

/** What sellers and staff do with bottles that come back, and what it leaves in the audit trail. */
export const RETURN_ACTS: Record<string, () => Promise<Left>> = {
  'POST /vendor/orders/:id/returns': ask(sellerReturns),
  'POST /vendor/orders/:id/returns/:return_id/approve': step(
    'seller',
    [],
    ['approve', {}],
    ['asked', 'approved'],
  ),
  'POST /vendor/orders/:id/returns/:return_id/refuse': step(
    'seller',
    [],
    ['refuse', { refusal: 'Não é nossa' }],
    ['asked', 'refused'],
    { reason: 'Não é nossa' },
  ),
  'POST /vendor/orders/:id/returns/:return_id/receive': step(
    'seller',
    APPROVED,
    ['receive', { restock: true }],
    ['approved', 'received'],
    { restocked: true, arrived: ONE_ARRIVED },
  ),
  'POST /vendor/orders/:id/returns/:return_id/waive': step(
    'seller',
    APPROVED,
    ['waive', {}],
    ['approved', 'waived'],
  ),
  'POST /admin/orders/:id/returns': ask(null),
  'POST /admin/orders/:id/returns/refund': async () => {
    const shop = await aShop()
    const id = await deliveredOrder(shop, [{ quantity: 2 }])
    const [item] = (await shop.order(id)).items
    const items = [{ id: item?.id ?? '', quantity: 1 }]
    const wish = { reason: 'broken', items, note: REASON }
    const sent = await staffReturns(id, 'refund', { ...wish, amount: 1_000, expected_refunded: 0 })
    if (sent.status !== 200) throw new Error(sent.text)
    const [made] = (await staffReturns(id)).body.returns
    const [seller] = await sql<{ name: string }>('select name from seller where id = $1', [
      shop.sellerId,
    ])
    const behalf = { on_behalf_of: seller?.name, reason: REASON }
    const taken = (action: string, before: string, after: string, kept: object = {}) => ({
      action: `order.return.${action}`,
      before: { return_state: before },
      after: { return_id: made?.id, return_state: after, ...behalf, ...kept },
    })
    return {
      of: id,
      leaves: [
        {
          action: 'order.return.ask',
          before: null,
          after: { return_id: made?.id, return_reason: 'broken', items },
        },
        taken('approve', 'asked', 'approved'),
        taken('waive', 'approved', 'waived'),
        taken('refund', 'waived', 'refunded', { bottles_cents: 1_000, freight_cents: 0 }),
      ],
    }
  },
  'POST /admin/orders/:id/returns/:return_id/approve': step(
    'staff',
    [],
    ['approve', { reason: REASON }],
    ['asked', 'approved'],
    { reason: REASON },
  ),
  'POST /admin/orders/:id/returns/:return_id/refuse': step(
    'staff',
    [],
    ['refuse', { refusal: 'Não é nossa' }],
    ['asked', 'refused'],
    { reason: 'Não é nossa' },
  ),
  'POST /admin/orders/:id/returns/:return_id/receive': step(
    'staff',
    APPROVED,
    ['receive', { restock: false, reason: REASON }],
    ['approved', 'received'],
    { restocked: false, arrived: ONE_ARRIVED, reason: REASON },
  ),
  'POST /admin/orders/:id/returns/:return_id/waive': step(
    'staff',
    APPROVED,
    ['waive', { reason: REASON }],
    ['approved', 'waived'],
    { reason: REASON },
  ),
  'POST /admin/orders/:id/returns/:return_id/close': step(
    'staff',
    APPROVED,
    ['close', { reason: 'As garrafas não chegaram' }],
    ['approved', 'closed'],
    { reason: 'As garrafas não chegaram' },
  ),
  'POST /admin/orders/:id/returns/:return_id/refund': step(
    'staff',
    [...APPROVED, ['waive', {}]],
    ['refund', { expected: BOTTLE, expected_refunded: 0 }],
    ['waived', 'refunded'],
    {
      bottles_cents: BOTTLE,
      freight_cents: 0,
      reason: 'Devolução: Chegou quebrada ou vazando',
    },
  ),
}
