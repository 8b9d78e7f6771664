import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { needsSecondPerson } from '#domain/money/secondPerson'
import { onceOnly } from '../../engine/database/onceOnly'
import type { Actor } from '../../engine/actor/actor'
import { askSecondPerson, isApproval } from './askSecondPerson'
import { enterAdjustment, lockAdjustable } from './enterAdjustment'

/** An equal click within so many seconds is the same click (R47). */
const REPETITION_SECONDS = 10

/**
 * Staff give a seller money or take some, with a reason that the seller reads. Available at once, unless it waits for a
 * second person.
 *
 * @param cents either sign, not 0
 * @param limitCents above it a second person confirms; 0: never
 * @returns whether it waits
 * @throws AppError not_found for a seller who does not exist, or was erased and owes nothing and is owed nothing
 */
export async function adjustBalance(
  container: MedusaContainer,
  {
    sellerId,
    cents,
    reason,
    limitCents,
    idempotencyKey,
    actor,
  }: {
    sellerId: string
    cents: number
    reason: string
    limitCents: number
    idempotencyKey: string | null
    actor: Actor
  },
): Promise<{ waits: boolean }> {
  const cameAt = performance.now()
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return knex.transaction(async (transaction) => {
    await lockAdjustable(transaction, sellerId)
    const id = await onceOnly(
      transaction,
      {
        scope: [actor.id, 'ledger-adjustment'],
        key: idempotencyKey,
        request: { sellerId, cents, reason },
        repetitionSeconds: REPETITION_SECONDS,
        cameAt,
      },
      () =>
        needsSecondPerson(cents, limitCents)
          ? askSecondPerson(transaction, {
              kind: 'adjustment',
              payload: { seller_id: sellerId, reason },
              cents,
              actor,
            })
          : enterAdjustment(transaction, { sellerId, cents, reason, actor }),
    )
    return { waits: await isApproval(transaction, id) }
  })
}
