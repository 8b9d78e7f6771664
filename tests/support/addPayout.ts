import { randomUUID } from 'node:crypto'
import { sql } from './world'

/** A prepared payout of R$ 12,34 to the seller's key where there is one, given by an adjustment, as a batch of its own would have made it. */
export async function addPayout(sellerId: string): Promise<string> {
  const [batchId, payoutId, source] = [`pbat_${randomUUID()}`, `pout_${randomUUID()}`, randomUUID()]
  await sql(
    `insert into ledger_entry (seller_id, kind, amount, source_id, reason, actor_type)
     values ($1, 'adjustment', 1234, $2, 'de teste', 'system')`,
    [sellerId, source],
  )
  await sql('insert into payout_batch (id) values ($1)', [batchId])
  await sql(
    `insert into payout (id, batch_id, seller_id, amount, pix_kind, pix_key, receiver_name, receiver_city)
     select $1, $2, $3, 1234, coalesce(k.kind, 'email'), coalesce(k.key, 'a@b.com.br'), 'Produtor', 'Bento'
       from (select) one left join lateral
         (select kind, key from pix_key where seller_id = $3 and usable_at <= now() limit 1) k on true`,
    [payoutId, batchId, sellerId],
  )
  await sql(
    `update ledger_standing set payout_id = $1
      where entry_id = (select id from ledger_entry where source_id = $2)`,
    [payoutId, source],
  )
  await sql(
    `insert into ledger_entry (seller_id, kind, amount, source_id, actor_type)
     values ($1, 'payout', -1234, $2, 'system')`,
    [sellerId, payoutId],
  )
  return payoutId
}
