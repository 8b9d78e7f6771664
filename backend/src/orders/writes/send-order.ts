import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { ShipmentBatchRequest } from '#domain/orders/orderBatchWire'
import { AppError } from '../../engine/errors/AppError'
import { readOrderDocument } from '../reads/orderDocument'
import type { OrderActInput } from './actOnOrder'
import { packOrder } from './pack-order'
import { setInvoice } from './set-invoice'
import { shipFulfillment } from './ship-fulfillment'

interface SendInput extends OrderActInput {
  what: ShipmentBatchRequest['shipments'][number]
  idempotencyKey: string | null
}

/**
 * One line of a shipment of many: the invoice's key, then the package with its code. Without a package all that is left is packed
 * first. Each step is a transaction of its own and is done once; a repetition goes on where it ended. Errors as of the steps.
 */
export async function sendOrder(
  container: MedusaContainer,
  { what, idempotencyKey, ...input }: SendInput,
): Promise<void> {
  const { access_key, tracking_number } = what
  if (access_key) await setInvoice(container, { ...input, access_key })
  if (!tracking_number) return
  const fulfillmentId =
    what.fulfillment_id ?? (await packed(container, { ...input, idempotencyKey }, tracking_number))
  await shipFulfillment(container, {
    ...input,
    fulfillmentId,
    request: { labels: [{ tracking_number }] },
  })
}

/** The package of all that is left, packed now or before; after a lost answer the one that has the code already. */
async function packed(
  container: MedusaContainer,
  input: OrderActInput & { idempotencyKey: string | null },
  code: string,
): Promise<string> {
  await packOrder(container, input)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const order = await readOrderDocument(knex, input.orderId, input.sellerId)
  const active = (order?.fulfillments ?? []).filter((one) => !one.canceled_at)
  const found =
    active.find(({ labels }) => labels.some(({ tracking_number }) => tracking_number === code)) ??
    active.find((one) => !one.shipped_at && !one.delivered_at)
  if (!found) throw AppError.conflict('Não há pacote a enviar neste pedido.')
  return found.id
}
