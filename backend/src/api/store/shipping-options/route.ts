import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from 'zod'
import { id } from '#domain/wire/common'
import { parse } from '../../../http/parse'
import { listDeliveries } from '../../../workflows/checkout/listDeliveries'

const shippingOptionsQuery = z.object({ cart_id: id })

/** GET /store/shipping-options: the deliveries of the cart's own seller, instead of every seller's. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { cart_id } = parse(shippingOptionsQuery, request.query)
  response.json({ shipping_options: await listDeliveries(request.scope, cart_id) })
}
