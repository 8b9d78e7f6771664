import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { actOnReturn, type ReturnActInput } from './actOnReturn'
import { restock } from './restock'

/** The bottles have come back; they are in stock again only when told so. Errors as `actOnReturn`. */
export const receiveReturn = (
  container: MedusaContainer,
  { isRestocked, ...input }: ReturnActInput & { isRestocked: boolean },
): Promise<void> =>
  actOnReturn(container, input, {
    action: 'receive',
    movesStock: isRestocked,
    apply: async (transaction, { one, order }) => {
      await container
        .resolve(Modules.ORDER)
        .receiveReturn(
          { return_id: one.id, created_by: input.actor.id, items: one.items },
          transaction.context(Modules.ORDER),
        )
      if (isRestocked) await restock(transaction.knex, order, one.items)
      return { restocked: isRestocked }
    },
  })
