import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateEntityId } from '@medusajs/framework/utils'
import { createTurns } from '../../engine/limits/createTurns'
import { onceOnly } from '../../engine/database/onceOnly'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import type { Actor } from '../../engine/actor/actor'
import { IS_SUSPENDED, NO_LONGER_SELLS } from '../reads/balances'
import { recordAudit } from '../../engine/audit/recordAudit'
import { env } from '../../env'
import { lockBatches } from './lockBatches'
import { HELD_ORDERS } from '../reads/heldOrders'

/** SQL on `ledger_standing s`: available, in no payout, and its order not held. */
const PAYABLE = /* sql */ `s.payout_id is null and s.available_on <= ledger_today()
     and not exists (select from (${HELD_ORDERS}) h where h.order_id = s.order_id)`

/** SQL: the PIX key that is used for `seller` now. */
const USABLE_KEY = /* sql */ `select k.kind, k.key from pix_key k
     where k.seller_id = seller.id and k.usable_at <= now() order by k.created_at desc, k.id desc limit 1`

/** An equal click within so many seconds is the same click (R47). */
const REPETITION_SECONDS = 10

/** The database decides, also between engines; waiting here keeps fifty clicks from taking the whole connection pool. */
const oneByOne = createTurns({ total: 1 })

/**
 * Makes a batch: for each seller who is due at least the smallest payout, one payout of all that is available. Who no longer
 * sells is paid any rest, or it would stay for ever. Batches are
 * made one after the other, so that of fifty clicks one makes payouts and no entry is in two of them.
 *
 * @param sellerIds null for everybody who is due
 * @returns id of the batch
 * @throws AppError conflict when nobody is due anything
 */
export async function prepareBatch(
  container: MedusaContainer,
  {
    sellerIds,
    idempotencyKey,
    actor,
  }: { sellerIds: string[] | null; idempotencyKey: string | null; actor: Actor },
): Promise<string> {
  const cameAt = performance.now()
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const prepare = (): Promise<string> =>
    knex.transaction((transaction) =>
      onceOnly(
        transaction,
        {
          scope: [actor.id, 'payout-batch'],
          key: idempotencyKey,
          request: { sellerIds },
          repetitionSeconds: REPETITION_SECONDS,
          cameAt,
        },
        async () => {
          await lockBatches(transaction)
          const batchId = generateEntityId(undefined, 'pbat')
          await transaction('payout_batch').insert({
            id: batchId,
            actor_id: actor.id,
            actor_email: actor.email,
          })
          await runStatement(transaction, TAKE, [batchId, sellerIds, env.WINEX_PAYOUT_MIN_CENTS])
          const [made] = await runStatement<{ payouts: number; amount: number }>(
            transaction,
            ENTER,
            [batchId, actor.id],
          )
          if (!made || made.payouts === 0)
            throw AppError.conflict(
              'Não há repasses a preparar: nenhum produtor tem valor disponível.',
            )
          await recordAudit(transaction, {
            actor,
            action: 'payout.prepare',
            resource: 'payout_batch',
            resourceId: batchId,
            sellerId: null,
            after: { payouts: made.payouts, amount_cents: Number(made.amount) },
          })
          return batchId
        },
      ),
    )
  return oneByOne(prepare)
}

const TAKE = /* sql */ `
with due as materialized (
  select s.seller_id, 'pout_' || upper(replace(gen_random_uuid()::text, '-', '')) as payout_id, sum(s.amount) as amount
    from ledger_standing s
   where ${PAYABLE} and ($2::text[] is null or s.seller_id = any($2))
   group by s.seller_id having sum(s.amount) > 0
), payable as materialized (
  select due.*, seller.name, seller.city, key.kind, key.key from due
    join seller on seller.id = due.seller_id and seller.contract_signed and not ${IS_SUSPENDED}
     and (due.amount >= $3 or ${NO_LONGER_SELLS})
    join lateral (${USABLE_KEY}) key on true
), taken as (
  update ledger_standing s set payout_id = payable.payout_id from payable
   where s.seller_id = payable.seller_id and ${PAYABLE}
)
insert into payout (id, batch_id, seller_id, amount, pix_kind, pix_key, receiver_name, receiver_city)
select payout_id, $1, seller_id, amount, kind, key, name, city from payable order by seller_id`

// A statement of its own: the database compares each entry with what the payout has taken.
const ENTER = /* sql */ `
with entered as (
  insert into ledger_entry (seller_id, kind, amount, source_id, actor_type, actor_id)
  select seller_id, 'payout', -amount, id, 'user', $2 from payout where batch_id = $1 order by number
  returning amount
)
select count(*)::int as payouts, -sum(amount) as amount from entered`
