import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules, generateEntityId } from '@medusajs/framework/utils'
import { computeCommission } from '#domain/commission/commission'
import { pauseNote } from '#domain/sellers/pause'
import { saoPauloDate } from '#domain/values/dates'
import { toCents, toReais } from '#domain/values/money'
import { runStatement } from '../../engine/database/runStatement'
import { queueMail } from '../../engine/mail/queueMail'
import { env } from '../../env'
import { newOrderMail, orderReceivedMail } from '../../orders'
import { rateInForce, rateOfRule } from '../../commission'
import type { EngineTransaction } from '../../engine/database/engineTransaction'
import { mainContact } from '../../sellers'
import { writeNotice } from '../../notices'
import { offersOf } from './offersOf'

interface OrderItem {
  id: string
  product_id: string | null
  product_title: string | null
  title: string
  quantity: number
  /** Decimal reais. */
  total: number | string
}

/**
 * What makes a placed order a seller's order, inside the transaction that makes the order: the link to the seller, the
 * commission of each line at the rate in force now (R56; no rate, no commission), the buyer's confirmation, the seller's
 * notice and e-mail. Doing it
 * again changes nothing.
 *
 * @returns false when the order's wines belong to nobody
 */
export async function settleOrder(
  container: MedusaContainer,
  { knex, freshContext }: EngineTransaction,
  orderId: string,
): Promise<boolean> {
  // Selecting a total makes the order module compute the totals of the lines as well.
  const order = await container.resolve(Modules.ORDER).retrieveOrder(
    orderId,
    {
      select: ['id', 'display_id', 'email', 'total', 'item_total'],
      relations: ['items', 'items.adjustments', 'items.tax_lines', 'shipping_address'],
    },
    freshContext(Modules.ORDER),
  )
  const items = (order.items ?? []) as unknown as OrderItem[]
  const productIds = items.flatMap((item) => (item.product_id ? [item.product_id] : []))
  const [offer] = await offersOf(knex, { productIds, variantIds: [] })
  if (!offer) return false
  const { sellerId } = offer
  await runStatement(knex, `select 1 from "order" where id = $1 for update`, [orderId])
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
  for (const item of items) {
    const base = toCents(Number(item.total))
    // Rounded once for the order (R51): each line is what it adds to the commission on the lines up to it.
    const amount = computeCommission(soFar + base, rate) - computeCommission(soFar, rate)
    soFar += base
    await knex('order_commission_line').insert({
      id: generateEntityId(undefined, 'ocom'),
      order_id: orderId,
      item_id: item.id,
      seller_id: sellerId,
      rule_id: rule?.rule_id ?? null,
      percentage_rate: charged ?? '0',
      base_amount: String(toReais(base)),
      amount: String(toReais(amount)),
    })
  }
  const total = toCents(Number(order.total))
  const { first_name: first, last_name: last } = order.shipping_address ?? {}
  if (order.email)
    await queueMail(
      container,
      knex,
      orderReceivedMail({
        to: order.email,
        orderId,
        displayId: order.display_id ?? 0,
        buyerName: first ?? null,
        items: items.map((item) => ({
          title: item.product_title ?? item.title,
          quantity: Number(item.quantity),
          total: toCents(Number(item.total)),
        })),
        shipping: total - soFar,
        total,
        seller: await sellerOnPaper(knex, sellerId),
        pauseNote: pauseNote(offer.pause, saoPauloDate(new Date()) ?? ''),
      }),
    )
  const isMailed = await writeNotice(
    knex,
    {
      sellerId,
      kind: 'order_placed',
      sourceId: orderId,
      subjectId: orderId,
      data: {
        display_id: order.display_id,
        amount: total,
        bottles: items.reduce((sum, { quantity }) => sum + Number(quantity), 0),
      },
    },
    { hasOwnMail: true },
  )
  const owner = isMailed && (await mainContact(knex, sellerId))
  if (!owner) return true
  await queueMail(
    container,
    knex,
    newOrderMail({
      to: owner.email,
      sellerId,
      orderId,
      displayId: order.display_id ?? 0,
      memberName: owner.name,
      buyer: [first, last].filter(Boolean).join(' ') || order.email || 'um cliente',
      items: items.map((item) => ({
        title: item.product_title ?? item.title,
        quantity: Number(item.quantity),
      })),
      total,
      publicUrl: env.WINEX_PUBLIC_URL.replace(/\/$/, ''),
    }),
  )
  return true
}

/** Who sells, as a buyer is to be told (Decreto 7.962/2013, art. 2º). */
async function sellerOnPaper(knex: Knex, sellerId: string) {
  const row = (await knex('seller')
    .where({ id: sellerId })
    .first('name', 'tax_id', 'address_line', 'city', 'state', 'postal_code')) as Record<
    'name' | 'tax_id' | 'address_line' | 'city' | 'state' | 'postal_code',
    string
  >
  const { name, tax_id, address_line, city, state, postal_code } = row
  const address = `${address_line}, ${city}, ${state}, ${postal_code}`
  return { id: sellerId, name, tax_id, address }
}
