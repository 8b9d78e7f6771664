import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateEntityId } from '@medusajs/framework/utils'
import { SECOND_FACTOR_SETUP_SECONDS } from '#domain/limits'
import { readSecondFactorCode } from '#domain/account/secondFactor'
import type { SecondFactorSetup } from '#domain/account/secondFactorWire'
import { AppError } from '../../engine/errors/AppError'
import { endOthersIn, type SessionOwner } from './end-sessions'
import { eventOf, recordSecondFactor } from './announceSecondFactor'
import { wrongCode } from './check-code'
import { replaceRecoveryCodes } from './recoveryCodes'
import { secretSealer } from './sealedSecret'
import { newTotpSecret, totpPeriod, totpUri } from './totp'

/**
 * Makes a secret for the person's app. Sign-ins go on as before until `confirmSecondFactor` has seen its first code;
 * the caller has checked the password.
 */
export async function beginSecondFactor(
  container: MedusaContainer,
  { authIdentityId, email }: { authIdentityId: string; email: string },
): Promise<SecondFactorSetup> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const secret = newTotpSecret()
  const pending = {
    pending_secret: secretSealer.seal(secret, authIdentityId),
    pending_until: knex.raw('now() + make_interval(secs => ?)', [SECOND_FACTOR_SETUP_SECONDS]),
  }
  await knex('second_factor')
    .insert({
      id: generateEntityId(undefined, 'sfac'),
      auth_identity_id: authIdentityId,
      ...pending,
    })
    .onConflict('auth_identity_id')
    .merge({ ...pending, updated_at: knex.fn.now() })
  return { secret, uri: totpUri(secret, email) }
}

/**
 * Puts the waiting secret into force with its first code, in the place of an older one. The person's other sessions
 * end, as they were made without it.
 *
 * @returns the recovery codes, which nobody sees again
 * @throws AppError invalid_data with `errors.code` · conflict when no secret waits (any more)
 */
export async function confirmSecondFactor(
  container: MedusaContainer,
  owner: SessionOwner,
  typed: string,
): Promise<string[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { authIdentityId } = owner
  return knex.transaction(async (transaction) => {
    const sealed = await pendingSecret(transaction, authIdentityId)
    if (!sealed)
      throw AppError.conflict('A configuração expirou. Comece de novo para receber outro código.')
    const read = readSecondFactorCode(typed)
    const period =
      read?.kind === 'totp'
        ? totpPeriod(secretSealer.open(sealed, authIdentityId), read.code, new Date())
        : null
    if (period === null) throw wrongCode()
    await transaction('second_factor').where({ auth_identity_id: authIdentityId }).update({
      sealed_secret: sealed,
      set_at: transaction.fn.now(),
      last_period: period,
      pending_secret: null,
      pending_until: null,
      updated_at: transaction.fn.now(),
    })
    const codes = await replaceRecoveryCodes(transaction, authIdentityId)
    await endOthersIn(transaction, owner)
    await recordSecondFactor(container, transaction, eventOf(owner), 'set')
    return codes
  })
}

async function pendingSecret(transaction: Knex, authIdentityId: string): Promise<string | null> {
  const row = (await transaction('second_factor')
    .where({ auth_identity_id: authIdentityId })
    .andWhere('pending_until', '>', transaction.fn.now())
    .forUpdate()
    .first('pending_secret')) as { pending_secret: string | null } | undefined
  return row?.pending_secret ?? null
}
