import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { EngineTransaction } from '../../engine/database/engineTransaction'
import type { LockedOrder } from './lockOrder'
import { marketplace } from '../../marketplace'
import type { TakenBottles } from './takeBottles'

const ADDRESS_FIELDS = [
  'first_name',
  'last_name',
  'company',
  'address_1',
  'address_2',
  'city',
  'province',
  'postal_code',
  'country_code',
  'phone',
] as const

/** Makes the engine's record of a package, with the order's address as it is now. Returns its id. */
export async function createEngineFulfillment(
  container: MedusaContainer,
  transaction: EngineTransaction,
  order: LockedOrder,
  {
    taken,
    once,
    actorId,
  }: {
    taken: TakenBottles
    /** What tells a repetition of the request from another one. */
    once: { idempotency_key: string | null; request_hash: string }
    actorId: string
  },
): Promise<string> {
  const option = (await transaction
    .knex('shipping_option')
    .where({ id: order.shipping_option_id })
    .first('id', 'provider_id')) as { id: string; provider_id: string } | undefined
  const address = order.shipping_address
  const fulfillment = await container.resolve(Modules.FULFILLMENT).createFulfillment(
    {
      location_id: taken.locationId,
      provider_id: option?.provider_id ?? marketplace.fulfillmentProvider,
      shipping_option_id: option?.id ?? null,
      items: taken.bottles.map(({ line, inventoryItemId, quantity }) => ({
        line_item_id: line.id,
        inventory_item_id: inventoryItemId,
        quantity,
        title: line.variant_title ?? line.title,
        sku: line.variant_sku ?? '',
        barcode: '',
      })),
      labels: [],
      delivery_address: Object.fromEntries(
        ADDRESS_FIELDS.map((field) => [field, address?.[field] ?? null]),
      ),
      order: { id: order.id, display_id: order.display_id, email: order.email ?? '' },
      packed_at: new Date(),
      created_by: actorId,
      metadata: once,
    } as unknown as Parameters<Fulfillments['createFulfillment']>[0],
    transaction.context(Modules.FULFILLMENT),
  )
  return fulfillment.id
}

type Fulfillments = import('@medusajs/framework/types').IFulfillmentModuleService
