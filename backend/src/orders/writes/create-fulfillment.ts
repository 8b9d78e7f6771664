import type { MedusaContainer } from '@medusajs/framework/types'
import { generateEntityId, Modules } from '@medusajs/framework/utils'
import { remainingItems } from '#domain/orders/orderActions'
import type { FulfillmentCreateRequest } from '#domain/orders/fulfillmentWire'
import { AppError } from '../../engine/errors/AppError'
import { actOnOrder, type OrderActInput } from './actOnOrder'
import type { LockedOrder, OrderFulfillment } from './lockOrder'
import { hashRequest } from '../../engine/database/hashRequest'
import { keyReused, secondsSince } from '../../engine/database/onceOnly'
import { createEngineFulfillment } from './createEngineFulfillment'
import { takeBottles } from './takeBottles'

export interface CreateFulfillmentInput extends OrderActInput {
  request: FulfillmentCreateRequest
  /** The client's Idempotency-Key: the same key is the same package. */
  idempotencyKey: string | null
  /** All that is left of the order: a package like one of before is then another one, however soon it comes. */
  isRest?: boolean
}

type Items = FulfillmentCreateRequest['items']

/** Without a key, a request that came within this time after an equal package is a double click or a retry (R47). */
const repetitionSeconds = 10

/**
 * The seller packs bottles of an accepted order, all or some of them; several packages are allowed. Takes the reserved
 * bottles out of stock. Without an Idempotency-Key, an equal request within ten seconds is a double click (R47), and
 * later what is left to pack tells a repetition from a second package.
 *
 * @returns id of the package, made now or by the same request before
 * @throws as `actOnOrder`, and AppError invalid_data for foreign lines, too many bottles or no stock location (spec
 *   §5), conflict for a key that came with another request, or whose package was undone
 */
export async function createFulfillment(
  container: MedusaContainer,
  { request, idempotencyKey, isRest = false, ...input }: CreateFulfillmentInput,
): Promise<string> {
  const cameAt = performance.now()
  const items = mergeItems(request.items)
  const requestHash = hashRequest({ ...request, items })
  let packed: string | undefined
  await actOnOrder(container, input, {
    action: 'createFulfillment',
    auditAs: 'order.fulfillment.create',
    movesStock: true,
    isDone: (order) => {
      packed = order.fulfillments.find((one) =>
        idempotencyKey
          ? isSameKey(one, idempotencyKey, requestHash)
          : !one.canceled_at &&
            isSamePackage(one, items) &&
            ((!isRest && one.age_seconds - secondsSince(cameAt) <= repetitionSeconds) ||
              exceeds(order, items) !== null),
      )?.id
      return packed !== undefined
    },
    apply: async (transaction, order) => {
      const excess = exceeds(order, items)
      if (excess) throw AppError.invalid(excess.message, { [excess.path]: excess.message })
      const taken = await takeBottles(transaction.knex, order, {
        items,
        locationId: request.location_id ?? null,
      })
      const fulfillmentId = await createEngineFulfillment(container, transaction, order, {
        taken,
        once: { idempotency_key: idempotencyKey, request_hash: requestHash },
        actorId: input.actor.id,
      })
      packed = fulfillmentId
      await transaction.flush()
      await transaction.knex('order_fulfillment').insert({
        id: generateEntityId(undefined, 'ordful'),
        order_id: order.id,
        fulfillment_id: fulfillmentId,
      })
      await container.resolve(Modules.ORDER).registerFulfillment(
        {
          order_id: order.id,
          reference: Modules.FULFILLMENT,
          reference_id: fulfillmentId,
          created_by: input.actor.id,
          items,
        },
        transaction.context(Modules.ORDER),
      )
      return {
        after: {
          fulfillment_id: fulfillmentId,
          package_step: 'packed',
          location_id: taken.locationId,
          items,
        },
      }
    },
  })
  if (packed === undefined) throw new Error(`Order ${input.orderId} has no package after packing`)
  return packed
}

/** @throws AppError conflict when the package of a repeated request was undone since: nothing is packed a second time */
export function refuseUndone({ canceled_at }: Pick<OrderFulfillment, 'canceled_at'>): void {
  if (canceled_at) throw AppError.conflict('A separação foi desfeita. Envie outra vez.')
}

/** The same line named twice counts once, with both quantities. */
function mergeItems(items: Items): { id: string; quantity: number }[] {
  const merged = new Map<string, number>()
  for (const { id, quantity } of items) merged.set(id, (merged.get(id) ?? 0) + quantity)
  return [...merged].map(([id, quantity]) => ({ id, quantity }))
}

/** The first line that is not of this order or asks for more bottles than are left to pack, or null. */
function exceeds(
  order: LockedOrder,
  items: { id: string; quantity: number }[],
): { path: string; message: string } | null {
  const left = new Map(remainingItems(order).map((item) => [item.id, item.quantity]))
  for (const [index, { id, quantity }] of items.entries()) {
    const line = order.items.find((item) => item.id === id)
    if (!line) return { path: `items.${index}.id`, message: 'Este vinho não é deste pedido.' }
    const rest = left.get(id) ?? 0
    if (quantity > rest) {
      return { path: `items.${index}.quantity`, message: `${line.title}: ${words(rest)}` }
    }
  }
  return null
}

function words(rest: number): string {
  if (rest === 0) return 'não há mais garrafas deste pedido para separar.'
  return rest === 1
    ? 'resta só 1 garrafa deste pedido para separar.'
    : `restam só ${rest} garrafas deste pedido para separar.`
}

/** @throws AppError conflict for the key of another request, and of a package that was undone */
function isSameKey(one: OrderFulfillment, key: string, requestHash: string): boolean {
  if (one.idempotency_key !== key) return false
  if (one.request_hash !== null && one.request_hash !== requestHash) throw keyReused()
  refuseUndone(one)
  return true
}

function isSamePackage(one: OrderFulfillment, items: { id: string; quantity: number }[]): boolean {
  const packed = new Map<string, number>()
  for (const item of one.items)
    packed.set(item.line_item_id, (packed.get(item.line_item_id) ?? 0) + item.quantity)
  return (
    packed.size === items.length && items.every(({ id, quantity }) => packed.get(id) === quantity)
  )
}
