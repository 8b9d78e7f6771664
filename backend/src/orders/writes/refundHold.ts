import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { runStatement } from '../../engine/database/runStatement'
import { holdByItself, releaseByItself } from '../../money'

const HELD = 'O banco não realizou um reembolso deste pedido.'

/** In the transaction in which a refund by PIX failed: what is left of the order's money waits until its buyer has the rest. */
export const holdForRefund = (
  transaction: Knex,
  order: { orderId: string; sellerId: string },
): Promise<void> => holdByItself(transaction, { ...order, reason: HELD })

/**
 * In the transaction in which a refund by PIX is carried out, or entered as made elsewhere: ends that hold once as much has gone back
 * as had failed, or staff have taken what failed from their list. One of staff's, or of what the bank took back, stays.
 */
export const releaseAfterRefund = (transaction: Knex, orderId: string): Promise<void> =>
  releaseByItself(transaction, {
    orderId,
    reason: HELD,
    isOver: async () => {
      const open = await runStatement(transaction, OPEN, [orderId])
      return open.length === 0
    },
  })

/** What failed since the last decision, without what has gone back since; and what the bank gave back without being asked. */
const OPEN = /* sql */ `
  select 1 from pix_receipt x
    left join pix_refund f on f.end_to_end_id = x.end_to_end_id and f.state = 'failed'
   where x.order_id = $1
     and (f.settled_at > coalesce(x.decided_at, '-infinity')
          and (select coalesce(sum(g.amount_cents) filter (where g.state = 'failed' and g.settled_at >= f.settled_at), 0)
                    > coalesce(sum(g.amount_cents) filter (where g.state in ('done', 'elsewhere') and g.asked_at > f.settled_at), 0)
                 from pix_refund g where g.end_to_end_id = f.end_to_end_id)
       or x.taken_back_cents > 0 and x.taken_back_at > coalesce(x.decided_at, '-infinity'))
   limit 1`
