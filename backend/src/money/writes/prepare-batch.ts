import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { batchProblem } from '#domain/money/payouts'
import { needsSecondPerson } from '#domain/money/secondPerson'
import { createTurns } from '../../engine/limits/createTurns'
import { onceOnly } from '../../engine/database/onceOnly'
import type { Actor } from '../../engine/actor/actor'
import { AppError } from '../../engine/errors/AppError'
import { askSecondPerson, isApproval } from './askSecondPerson'
import { lockBatches } from './lockBatches'
import { makeBatch, readDueBatch } from './makeBatch'

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
 * @param expected what the person was asked about: another batch is refused; null when nobody was
 * @param limitCents above it nothing is made until a second person confirms it; 0: never
 * @returns id of the batch; null: it waits
 * @throws AppError conflict when nobody is due anything, or something else than expected
 */
export async function prepareBatch(
  container: MedusaContainer,
  {
    sellerIds,
    expected,
    limitCents,
    idempotencyKey,
    actor,
  }: {
    sellerIds: string[] | null
    expected: { payouts: number; amount: number } | null
    limitCents: number
    idempotencyKey: string | null
    actor: Actor
  },
): Promise<string | null> {
  const cameAt = performance.now()
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const prepare = () =>
    knex.transaction(async (transaction) => {
      const id = await onceOnly(
        transaction,
        {
          scope: [actor.id, 'payout-batch'],
          key: idempotencyKey,
          request: { sellerIds, expected },
          repetitionSeconds: REPETITION_SECONDS,
          cameAt,
        },
        () => makeOrAsk(transaction, { sellerIds, expected, limitCents, actor }),
      )
      return (await isApproval(transaction, id)) ? null : id
    })
  return oneByOne(prepare)
}

async function makeOrAsk(
  transaction: Knex,
  {
    sellerIds,
    expected,
    limitCents,
    actor,
  }: {
    sellerIds: string[] | null
    expected: { payouts: number; amount: number } | null
    limitCents: number
    actor: Actor
  },
): Promise<string> {
  await lockBatches(transaction)
  if (limitCents === 0 && expected === null)
    return makeBatch(transaction, { sellerIds, expected: null, actor })
  const { payouts, cents, digest } = await readDueBatch(transaction, sellerIds)
  const problem = expected && batchProblem({ payouts, amount: cents }, expected)
  if (problem) throw AppError.conflict(problem)
  if (needsSecondPerson(cents, limitCents))
    return askSecondPerson(transaction, {
      kind: 'batch',
      payload: { seller_ids: sellerIds, payouts, digest },
      cents,
      actor,
    })
  return makeBatch(transaction, { sellerIds, expected: { digest, otherwise: CHANGED }, actor })
}

/** An adjustment or a refund came in between. */
const CHANGED = 'Os valores mudaram enquanto o lote era preparado. Tente de novo.'
