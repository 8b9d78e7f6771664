import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import { NOTHING_DUE } from '#domain/money/payouts'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import type { Actor } from '../../engine/actor/actor'
import { IS_SUSPENDED, NO_LONGER_SELLS } from '../reads/balances'
import { recordAudit } from '../../engine/audit/recordAudit'
import { siteInForce } from '../../site'
import { HELD_ORDERS } from '../reads/heldOrders'

/** SQL on `ledger_standing s`: available, in no payout, and its order not held. */
const PAYABLE = /* sql */ `s.payout_id is null and s.available_on <= ledger_today()
     and not exists (select from (${HELD_ORDERS}) h where h.order_id = s.order_id)`

/** SQL: the PIX key that is used for `seller` now. */
const USABLE_KEY = /* sql */ `select k.kind, k.key from pix_key k
     where k.seller_id = seller.id and k.usable_at <= now() order by k.created_at desc, k.id desc limit 1`

/** What a batch would pay. */
export interface DueBatch {
  payouts: number
  cents: number
  /** Of every payout's seller, sum and key: two batches are the same when it is. */
  digest: string
}

/** What a batch made now would pay; between `lockBatches` and the end of the transaction no other batch is made. */
export async function readDueBatch(
  transaction: Knex,
  sellerIds: string[] | null,
): Promise<DueBatch> {
  const [due] = await runStatement<{ payouts: number; amount: string; digest: string }>(
    transaction,
    READ,
    [sellerIds, siteInForce().payoutMinCents],
  )
  return { payouts: due?.payouts ?? 0, cents: Number(due?.amount ?? 0), digest: due?.digest ?? '' }
}

/**
 * Makes the payouts of a batch, after `lockBatches`.
 *
 * @param expected what it must pay, when somebody has decided about that; else refused with the words
 * @param askedBy e-mail of who asked for it, when the actor is the second person
 * @returns id of the batch
 * @throws AppError conflict when nobody is due anything, or something else than expected
 */
export async function makeBatch(
  transaction: Knex,
  {
    sellerIds,
    expected,
    actor,
    askedBy,
  }: {
    sellerIds: string[] | null
    expected: { digest: string; otherwise: string } | null
    actor: Actor
    askedBy?: string
  },
): Promise<string> {
  const batchId = generateEntityId(undefined, 'pbat')
  await transaction('payout_batch').insert({
    id: batchId,
    actor_id: actor.id,
    actor_email: actor.email,
  })
  await runStatement(transaction, TAKE, [sellerIds, siteInForce().payoutMinCents, batchId])
  const [made] = await runStatement<{ payouts: number; amount: number; digest: string }>(
    transaction,
    ENTER,
    [batchId, actor.id],
  )
  if (expected && made?.digest !== expected.digest) throw AppError.conflict(expected.otherwise)
  if (!made || made.payouts === 0) throw AppError.conflict(NOTHING_DUE)
  await recordAudit(transaction, {
    actor,
    action: 'payout.prepare',
    resource: 'payout_batch',
    resourceId: batchId,
    sellerId: null,
    after: {
      payouts: made.payouts,
      amount_cents: Number(made.amount),
      ...(askedBy ? { asked_by: askedBy } : {}),
    },
  })
  return batchId
}

/** SQL: the digest of payouts with these columns. */
const digestOf = (amount: string, kind: string, key: string): string =>
  `encode(sha256(convert_to(coalesce(string_agg(concat_ws(':', seller_id, ${amount}, ${kind}, ${key}), ',' order by seller_id), ''), 'UTF8')), 'hex')`

/** SQL: what each seller is paid. $1: of whom, null for everybody · $2: the smallest payout. */
const PAYABLE_NOW = /* sql */ `
with due as materialized (
  select s.seller_id, 'pout_' || upper(replace(gen_random_uuid()::text, '-', '')) as payout_id, sum(s.amount) as amount
    from ledger_standing s
   where ${PAYABLE} and ($1::text[] is null or s.seller_id = any($1))
   group by s.seller_id having sum(s.amount) > 0
), payable as materialized (
  select due.*, seller.name, seller.city, key.kind, key.key from due
    join seller on seller.id = due.seller_id and seller.contract_signed and not ${IS_SUSPENDED}
     and (due.amount >= $2 or ${NO_LONGER_SELLS})
    join lateral (${USABLE_KEY}) key on true
)`

const READ = /* sql */ `${PAYABLE_NOW}
select count(*)::int as payouts, coalesce(sum(amount), 0) as amount,
       ${digestOf('amount', 'kind', 'key')} as digest from payable`

const TAKE = /* sql */ `${PAYABLE_NOW}, taken as (
  update ledger_standing s set payout_id = payable.payout_id from payable
   where s.seller_id = payable.seller_id and ${PAYABLE}
)
insert into payout (id, batch_id, seller_id, amount, pix_kind, pix_key, receiver_name, receiver_city)
select payout_id, $3, seller_id, amount, kind, key, name, city from payable order by seller_id`

// A statement of its own: the database compares each entry with what the payout has taken.
const ENTER = /* sql */ `
with entered as (
  insert into ledger_entry (seller_id, kind, amount, source_id, actor_type, actor_id)
  select seller_id, 'payout', -amount, id, 'user', $2 from payout where batch_id = $1 order by number
  returning amount
)
select count(*)::int as payouts, -sum(amount) as amount,
       (select ${digestOf('amount', 'pix_kind', 'pix_key')} from payout where batch_id = $1) as digest from entered`
