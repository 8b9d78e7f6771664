import type { MedusaContainer } from '@medusajs/framework/types'
import { generateEntityId } from '@medusajs/framework/utils'
import { computeCommission } from '#domain/commission/commission'
import { toReais } from '#domain/values/money'
import { runStatement } from '../../engine/database/runStatement'
import { tellOfOrder, type PlacedOrder } from '../../orders'
import { openCharge } from '../../pix'
import { rateInForce, rateOfRule } from '../../commission'
import type { EngineTransaction } from '../../engine/database/engineTransaction'
import { offersOf } from './offersOf'

/**
 * What makes a placed order a seller's order, inside the transaction that makes the order: the link to the seller, the
 * commission of each line at the rate in force now (R56; no rate, no commission), the buyer's confirmation, the seller's
 * notice and e-mail. Doing it again changes nothing.
 *
 * @param pixSession the payment session of an order that is to be paid by PIX: until it is paid only the buyer is told
 * @returns false when the order's wines belong to nobody
 */
export async function settleOrder(
  container: MedusaContainer,
  { knex }: EngineTransaction,
  placed: Omit<PlacedOrder, 'displayId'>,
  pixSession: string | null = null,
): Promise<boolean> {
  const { id: orderId, items } = placed
  const productIds = items.flatMap(({ productId }) => (productId ? [productId] : []))
  const [offer] = await offersOf(knex, { productIds, variantIds: [] })
  if (!offer) return false
  const { sellerId } = offer
  const [locked] = await runStatement<{ display_id: number }>(
    knex,
    `select display_id from "order" where id = $1 for update`,
    [orderId],
  )
  const known: unknown = await knex('seller_order')
    .where({ order_id: orderId })
    .whereNull('deleted_at')
    .first('order_id')
  if (known) return true
  await knex('seller_order')
    .insert({
      id: generateEntityId(undefined, 'link'),
      seller_id: sellerId,
      order_id: orderId,
    })
    .onConflict(['seller_id', 'order_id'])
    .merge({ deleted_at: null })
  const [rule, charged] = [await rateOfRule(knex, sellerId), await rateInForce(knex, sellerId)]
  const rate = Number(charged ?? 0)
  let soFar = 0
  for (const { id, total: base } of items) {
    // Rounded once for the order (R51): each line is what it adds to the commission on the lines up to it.
    const amount = computeCommission(soFar + base, rate) - computeCommission(soFar, rate)
    soFar += base
    await knex('order_commission_line').insert({
      id: generateEntityId(undefined, 'ocom'),
      order_id: orderId,
      item_id: id,
      seller_id: sellerId,
      rule_id: rule?.rule_id ?? null,
      percentage_rate: charged ?? '0',
      base_amount: String(toReais(base)),
      amount: String(toReais(amount)),
    })
  }
  const order = { ...placed, displayId: locked?.display_id ?? 0 }
  if (pixSession === null) await tellOfOrder(container, knex, order, { sellerId })
  else await openCharge(container, knex, order, { sellerId, sessionId: pixSession })
  return true
}
