import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { ShipmentBatchRequest } from '#domain/orders/orderBatchWire'
import { activeFulfillment } from '#domain/orders/orderActions'
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
  if (access_key) await setInvoice(container, { ...input, access_key, isFirst: true })
  if (!tracking_number) return
  const fulfillmentId =
    what.fulfillment_id ??
    (await packOrder(container, { ...input, idempotencyKey, isSent: true })) ??
    (await packedBefore(container, input, tracking_number))
  await shipFulfillment(container, {
    ...input,
    fulfillmentId,
    request: { labels: [{ tracking_number }] },
  })
}

/**
 * The package that a request without one means once nothing is left to pack: the newest, which took what was left. The code
 * alone does not tell it, as several boxes may leave under one.
 *
 * @throws AppError conflict when an older one has the code: the request may be a repetition of that one's
 */
async function packedBefore(
  container: MedusaContainer,
  input: OrderActInput,
  code: string,
): Promise<string> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const order = await readOrderDocument(knex, input.orderId, input.sellerId)
  const newest = order && activeFulfillment(order)
  if (!newest) throw AppError.conflict('Não há pacote a enviar neste pedido.')
  const isNewest = newest.labels.some(({ tracking_number }) => tracking_number === code)
  const hasCode = order.fulfillments.some(
    (one) => !one.canceled_at && one.labels.some(({ tracking_number }) => tracking_number === code),
  )
  if (hasCode && !isNewest)
    throw AppError.conflict(
      'Outro pacote deste pedido já saiu com este código. Recarregue a página e confira qual falta enviar.',
    )
  return newest.id
}
