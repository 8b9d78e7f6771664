import { newEmail } from '../team/invitationToken'
import { call } from '../../support/http'
import { goodRow, HEADS, sendFile } from '../imports/sheet'
import { placeOrder } from '../../support/buyer'
import { openShop, type Shop } from '../../support/openShop'
import { addPayout } from '../../support/addPayout'
import { deliveredOrder } from '../../support/openAccount'
import { sellerReturns } from '../../support/returns'
import { sql } from '../../support/world'
import { belongingsOf, type Belongings } from './belongings'

/** A seller who has one of everything: wines, a waiting order, an order with a package, one in part delivered, packed, asked back and still to pack, an invitation, an import, a payout. */
export interface FurnishedShop {
  shop: Shop
  own: Belongings
}

export async function furnish(): Promise<FurnishedShop> {
  const shop = await openShop({ bottles: 50, wines: 1 })
  const packed = await placeOrder(shop)
  await shop.act(packed, 'accept')
  const itemId = (await shop.order(packed)).items[0]?.id
  await shop.act(packed, 'fulfillments', { items: [{ id: itemId, quantity: 1 }] })
  const delivered = await deliveredOrder(shop, [{ quantity: 6 }], { packed: () => 2 })
  const [bottle] = (await shop.order(delivered)).items
  // an equal package within ten seconds would be a double click (R47)
  await shop.act(delivered, 'fulfillments', { items: [{ id: bottle?.id, quantity: 3 }] })
  const asked = await sellerReturns(shop, delivered, '', {
    reason: 'broken',
    items: [{ id: bottle?.id, quantity: 1 }],
  })
  if (asked.status !== 201) throw new Error(asked.text)
  await sql(`insert into order_return_photo (return_id, sha256, image) values ($1, 'x', '')`, [
    asked.body.returns[0]?.id,
  ])
  const waiting = await placeOrder(shop)
  const invited = await call('/vendor/team/invitations', {
    token: shop.token,
    body: { email: newEmail(), name: 'Bia Prado', role: 'member' },
  })
  if (invited.status !== 201) throw new Error(invited.text)
  const sheet = await sendFile(shop.token, `${HEADS}\n${goodRow('Vinho da planilha')}`)
  if (sheet.status !== 201) throw new Error(sheet.text)
  const view = await call('/vendor/views', {
    token: shop.token,
    body: {
      list: 'orders',
      name: 'Para toda a equipe',
      is_shared: true,
      query: { filter: {}, sort: { field: 'total', order: 'DESC' }, hidden: [] },
    },
  })
  if (view.status !== 201) throw new Error(view.text)
  await addPayout(shop.sellerId)
  const order = [waiting, packed, delivered]
  // in the same order: a body about the first order names the first order's line
  const order_item = await Promise.all(
    order.map(async (id) => (await shop.order(id)).items[0]?.id ?? ''),
  )
  return { shop, own: { ...(await belongingsOf(shop.email)), order, order_item } }
}
