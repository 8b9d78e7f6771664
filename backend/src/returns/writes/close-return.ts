import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { isAwaited } from '#domain/returns/returnState'
import { actOnReturn, type ReturnActInput } from './actOnReturn'

/**
 * Staff end a return that leads nowhere: the bottles never came, it was opened for the wrong order, or the order was never
 * paid. Nothing goes back, and bottles that did not come can be asked back again. The buyer reads why. Errors as `actOnReturn`.
 */
export const closeReturn = (
  container: MedusaContainer,
  input: ReturnActInput & { onBehalf: { reason: string } },
): Promise<void> =>
  actOnReturn(container, input, {
    action: 'close',
    hasChosen: (one) => one.refusal === input.onBehalf.reason,
    apply: async (transaction, { one }) => {
      // what has come, or was written off, stays so with the engine
      if (isAwaited(one))
        await container
          .resolve(Modules.ORDER)
          .cancelReturn(
            { order_id: input.orderId, return_id: input.returnId },
            transaction.context(Modules.ORDER),
          )
      return { refusal: input.onBehalf.reason }
    },
  })
