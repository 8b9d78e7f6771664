import { createHmac } from 'node:crypto'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { MANUAL_PAYMENT, PIX_PAYMENT } from '#domain/orders/orderCapture'
import { addressKey } from '#domain/account/network'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import { env } from '../../env'
import { bottles } from '../../orders'

/** The providers with which an order is made before there is money. */
const UNPAID: readonly string[] = [MANUAL_PAYMENT, PIX_PAYMENT]

/** An address is kept as a keyed hash: it only has to be recognised. */
const hashOf = (ipAddress: string): string =>
  createHmac('sha256', env.WINEX_SIGNING_SECRET)
    .update(`held bottles\n${addressKey(ipAddress)}`)
    .digest('base64url')

/**
 * Remembers from where an order without money came, and refuses what would let one address hold too many bottles of a
 * wine that nobody has paid or accepted: six such requests had sold out eight wines. Asked for under the lock of the levels.
 *
 * @throws AppError conflict that says how many there may be
 */
export async function limitHeldBottles(
  transaction: Knex,
  { orderId, cartId, ipAddress }: { orderId: string; cartId: string; ipAddress: string },
  lines: readonly { variant_id: string; title: string; quantity: number }[],
): Promise<void> {
  if (await isPaidAtOnce(transaction, cartId)) return
  const address = hashOf(ipAddress)
  const held = await runStatement<{ variant_id: string; bottles: number }>(
    transaction,
    // by line, not joined: a planner that has not seen this hour's orders would look at each for each reservation
    `select i.variant_id, sum(r.quantity)::float8 as bottles
       from product_variant_inventory_item i
       join reservation_item r on r.inventory_item_id = i.inventory_item_id and r.deleted_at is null
       cross join lateral (select oi.order_id as id from order_item oi
         where oi.item_id = r.line_item_id and oi.deleted_at is null limit 1) placed
      where i.variant_id = any($1) and i.deleted_at is null
        and (select o.address_hash from order_origin o where o.order_id = placed.id) = $2
        and not winex_is_firm(placed.id)
      group by i.variant_id`,
    [lines.map((line) => line.variant_id), address],
  )
  const most = env.WINEX_HELD_BOTTLES
  for (const { variant_id, title } of lines) {
    const asked = lines.filter((line) => line.variant_id === variant_id)
    const before = held.find((one) => one.variant_id === variant_id)?.bottles ?? 0
    if (before + asked.reduce((sum, line) => sum + line.quantity, 0) <= most) continue
    throw AppError.conflict(
      before > 0
        ? `Os seus pedidos que ainda esperam pagamento ou resposta já reservam ${bottles(before)} de ${title}: são ${most} no máximo. Pague-os, ou aguarde a resposta do produtor.`
        : `Até o pagamento ou a resposta do produtor um pedido leva no máximo ${bottles(most)} de ${title}.`,
    )
  }
  await transaction('order_origin').insert({ order_id: orderId, address_hash: address })
}

async function isPaidAtOnce(transaction: Knex, cartId: string): Promise<boolean> {
  const rows = await runStatement<{ provider_id: string }>(
    transaction,
    `select s.provider_id from cart_payment_collection link
       join payment_session s on s.payment_collection_id = link.payment_collection_id and s.deleted_at is null
      where link.cart_id = $1 and link.deleted_at is null`,
    [cartId],
  )
  return rows.some(({ provider_id }) => !UNPAID.includes(provider_id))
}
