import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateEntityId } from '@medusajs/framework/utils'
import { SECOND_STEP_LIFETIME_SECONDS } from '#domain/limits'
import { AppError } from '../../engine/errors/AppError'
import type { RequestOrigin } from '../../engine/actor/requestOrigin'
import { eventOf, recordSecondFactor } from './announceSecondFactor'
import { checkCode } from './check-code'
import { findPerson, type Person } from './findPerson'
import { hashLinkToken, makeLinkToken } from '../../engine/secrets/linkToken'

type PersonType = 'seller' | 'user'

/** Challenges of one person that wait side by side: several devices, and a few mistaken beginnings. */
const openSteps = 5

/** Who has typed the right password and still owes the code. */
export interface OpenStep {
  id: string
  person: Person
  /** The moment before the password was looked at. */
  startedAt: Date
}

/**
 * Asks a person with a second factor for their code.
 *
 * @returns a challenge that opens nothing but the second step, once, for five minutes; null without a second factor
 */
export async function openSecondStep(
  container: MedusaContainer,
  {
    authIdentityId,
    actorType,
    startedAt,
  }: { authIdentityId: string; actorType: PersonType; startedAt: Date },
): Promise<string | null> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const factor: unknown = await knex('second_factor')
    .where({ auth_identity_id: authIdentityId })
    .whereNotNull('set_at')
    .first('id')
  if (!factor) return null
  const { token, tokenHash } = makeLinkToken()
  await knex.transaction(async (transaction) => {
    await transaction('second_step').insert({
      id: generateEntityId(undefined, 'step'),
      auth_identity_id: authIdentityId,
      actor_type: actorType,
      challenge_hash: tokenHash,
      started_at: startedAt,
      expires_at: transaction.raw('now() + make_interval(secs => ?)', [
        SECOND_STEP_LIFETIME_SECONDS,
      ]),
    })
    await transaction('second_step')
      .where({ auth_identity_id: authIdentityId })
      .whereNotIn(
        'id',
        transaction('second_step')
          .where({ auth_identity_id: authIdentityId })
          .orderBy('created_at', 'desc')
          .limit(openSteps)
          .select('id'),
      )
      .delete()
  })
  return token
}

/**
 * The sign-in that a challenge belongs to.
 *
 * @throws AppError unauthorized for a challenge that is unknown, answered, expired, or of the other door
 */
export async function findSecondStep(
  knex: Knex,
  { actorType, challenge }: { actorType: PersonType; challenge: string },
): Promise<OpenStep> {
  const step = (await knex('second_step')
    .where({ challenge_hash: hashLinkToken(challenge), actor_type: actorType })
    .andWhere('expires_at', '>', knex.fn.now())
    .first('id', 'auth_identity_id', 'started_at')) as
    | { id: string; auth_identity_id: string; started_at: Date }
    | undefined
  const person =
    step && (await findPerson(knex, actorType, { authIdentityId: step.auth_identity_id }))
  if (!step || !person) throw stepGone()
  return { id: step.id, person, startedAt: step.started_at }
}

/**
 * Takes the code and uses the challenge up, both or none; of two answers at once one wins. A recovery code is told to
 * the person by mail.
 *
 * @throws AppError invalid_data with `errors.code` · unauthorized when the challenge was answered meanwhile
 */
export async function answerSecondStep(
  container: MedusaContainer,
  {
    step: { id, person },
    actorType,
    typed,
    origin,
  }: { step: OpenStep; actorType: PersonType; typed: string; origin: RequestOrigin },
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { authIdentityId, actorId, email } = person
  await knex.transaction(async (transaction) => {
    if ((await transaction('second_step').where({ id }).delete()) !== 1) throw stepGone()
    const checked = await checkCode(transaction, { authIdentityId, typed, now: new Date() })
    if (checked.kind === 'recovery') {
      const actor = { type: actorType, id: actorId, email, origin }
      await recordSecondFactor(
        container,
        transaction,
        eventOf({ actor, authIdentityId }),
        'recovery',
      )
    }
  })
}

const stepGone = (): AppError =>
  AppError.unauthorized('Sua entrada demorou demais. Digite a senha de novo.')
