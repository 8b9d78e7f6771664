import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { activeFulfillment, remainingItems } from '#domain/orders/orderActions'
import { hashRequest } from '../../engine/database/hashRequest'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import { readOrderDocument } from '../reads/orderDocument'
import type { OrderActInput } from './actOnOrder'
import { createFulfillment, refuseUndone } from './create-fulfillment'
import { refuseWithoutInvoice } from './refuseWithoutInvoice'

interface PackInput extends OrderActInput {
  /** The key may be that of many orders: each has one of its own of it. */
  idempotencyKey: string | null
  /** The package is sent at once: what may not leave is not packed either. */
  isSent?: boolean
}

/**
 * Packs everything that is left of an order into one package; an order that is packed already is done. Errors as
 * `createFulfillment`, which looks again under the order's lock; with `isSent` as `refuseWithoutInvoice`, too.
 *
 * @returns id of the package, made now or by the same request before; null when nothing was left
 */
export async function packOrder(
  container: MedusaContainer,
  { idempotencyKey: key, isSent = false, ...input }: PackInput,
): Promise<string | null> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const order = await readOrderDocument(knex, input.orderId, input.sellerId)
  if (!order) throw AppError.notFound('Pedido não encontrado')
  const idempotencyKey = key && hashRequest([key, input.orderId])
  // asked after the order was read: what an equal request packs meanwhile is seen here
  const known = idempotencyKey && (await packageOf(knex, input.orderId, idempotencyKey))
  if (known) return known
  const left = remainingItems(order)
  if (left.length === 0 && activeFulfillment(order)) return null
  if (isSent) refuseWithoutInvoice(order)
  return createFulfillment(container, {
    ...input,
    idempotencyKey,
    isRest: true,
    request: {
      items: left.map(({ id, quantity, requires_shipping }) => ({
        id,
        quantity,
        requires_shipping,
      })),
      requires_shipping: true,
    },
  })
}

/**
 * The package that an equal request made; what is left since then is no matter.
 *
 * @throws AppError conflict when it was undone
 */
async function packageOf(
  knex: Knex,
  orderId: string,
  idempotencyKey: string,
): Promise<string | null> {
  const [one] = await runStatement<{ id: string; canceled_at: Date | null }>(
    knex,
    `select f.id, f.canceled_at from order_fulfillment link
       join fulfillment f on f.id = link.fulfillment_id and f.deleted_at is null
      where link.order_id = $1 and link.deleted_at is null and f.metadata ->> 'idempotency_key' = $2`,
    [orderId, idempotencyKey],
  )
  if (one) refuseUndone(one)
  return one?.id ?? null
}
