import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { OrderBatchResult } from '#domain/orders/orderBatchWire'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'

interface BatchItem {
  /** The order. */
  id: string
  fulfillment_id?: string
}

/**
 * Takes many orders a step further, each by the workflow of its own route and in a transaction of its own: a refusal, or
 * the end of this process, leaves the others as they are. One after the other, so that a batch takes one connection.
 *
 * @throws AppError not_found before anything is done when one of them is not the seller's (R42)
 */
export async function orderBatch<Item extends BatchItem>(
  knex: Knex,
  sellerId: string,
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
): Promise<OrderBatchResult[]> {
  await refuseForeign(knex, sellerId, items)
  const results: OrderBatchResult[] = []
  for (const item of items) results.push(await outcome(item.id, () => act(item)))
  return results
}

async function outcome(id: string, act: () => Promise<void>): Promise<OrderBatchResult> {
  try {
    await act()
    return { id, ok: true, message: null }
  } catch (error) {
    if (error instanceof AppError) return { id, ok: false, message: error.message }
    throw error
  }
}

/** @throws AppError not_found when an order, or a package, is not the seller's (R42) */
export async function refuseForeign(
  knex: Knex,
  sellerId: string,
  items: readonly BatchItem[],
): Promise<void> {
  const orders = [...new Set(items.map(({ id }) => id))]
  const packages = [...new Set(items.flatMap(({ fulfillment_id }) => fulfillment_id ?? []))]
  const [own] = await runStatement<{ orders: number; packages: number }>(
    knex,
    `select (select count(*)::int from seller_order s
              where s.seller_id = $1 and s.order_id = any($2) and s.deleted_at is null) as orders,
            (select count(*)::int from order_fulfillment f
               join seller_order s on s.order_id = f.order_id and s.seller_id = $1 and s.deleted_at is null
              where f.fulfillment_id = any($3) and f.deleted_at is null) as packages`,
    [sellerId, orders, packages],
  )
  if (own?.orders !== orders.length || own.packages !== packages.length)
    throw AppError.notFound('Pedido não encontrado')
}
