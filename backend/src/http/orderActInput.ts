import type { MedusaRequest } from '@medusajs/framework/http'
import type { OrderActInput } from '../workflows/orders/actOnOrder'
import { vendor } from './actors'
import { recordId } from './recordId'
import { vendorActor } from './vendorActor'

/** Which order a vendor route acts on, and who acts: the order from the path, the seller from the session. */
export function orderActInput(request: MedusaRequest): OrderActInput {
  return {
    orderId: recordId(request),
    sellerId: vendor(request).seller.id,
    actor: vendorActor(request),
  }
}
