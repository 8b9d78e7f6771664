import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { RETURN_WORDS_DAYS } from '#domain/limits'
import { runStatement } from '../../engine/database/runStatement'

const FORGET = (which: string): string => `
  with over as (select return_id from order_return where ${which} and closed_at is not null),
       gone as (delete from order_return_photo p using over where p.return_id = over.return_id)
  update order_return r set note = '' from over where r.return_id = over.return_id and r.note <> ''`

/** Photos and words of buyers have served when their return is long over (LGPD arts. 15 and 16); state and sums stay with the order. */
export async function forgetOldReturns(knex: Knex): Promise<void> {
  await runStatement(knex, FORGET(`closed_at < now() - make_interval(days => $1)`), [
    RETURN_WORDS_DAYS,
  ])
}

/** The same at once for a company that is erased, which has no open return. */
export async function forgetReturnsOf(transaction: Knex, sellerId: string): Promise<void> {
  await runStatement(transaction, FORGET('seller_id = $1'), [sellerId])
}
