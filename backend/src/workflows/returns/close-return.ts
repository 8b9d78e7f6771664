import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { actOnReturn, type ReturnActInput } from './actOnReturn'

/**
 * Staff end a return that leads nowhere: the bottles never came, or it was opened for the wrong order. Nothing goes back,
 * and the bottles can be asked back again. The buyer reads why. Errors as `actOnReturn`.
 */
export const closeReturn = (
  container: MedusaContainer,
  input: ReturnActInput & { onBehalf: { reason: string } },
): Promise<void> =>
  actOnReturn(container, input, {
    action: 'close',
    hasChosen: (one) => one.refusal === input.onBehalf.reason,
    apply: async (transaction) => {
      await container
        .resolve(Modules.ORDER)
        .cancelReturn(
          { order_id: input.orderId, return_id: input.returnId },
          transaction.context(Modules.ORDER),
        )
      return { refusal: input.onBehalf.reason }
    },
  })
