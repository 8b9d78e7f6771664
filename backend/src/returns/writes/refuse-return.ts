import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { actOnReturn, type ReturnActInput } from './actOnReturn'

/** Seller or staff refuse a return; the buyer reads why. A withdrawal is never refused. Errors as `actOnReturn`. */
export const refuseReturn = (
  container: MedusaContainer,
  { refusal, ...input }: ReturnActInput & { refusal: string },
): Promise<void> =>
  actOnReturn(container, input, {
    action: 'refuse',
    hasChosen: (one) => one.refusal === refusal,
    apply: async (transaction) => {
      await container
        .resolve(Modules.ORDER)
        .cancelReturn(
          { order_id: input.orderId, return_id: input.returnId },
          transaction.context(Modules.ORDER),
        )
      return { refusal }
    },
  })
