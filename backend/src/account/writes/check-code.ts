import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { readSecondFactorCode } from '#domain/account/secondFactor'
import { AppError } from '../../engine/errors/AppError'
import { secretSealer } from './sealedSecret'
import { useRecoveryCode } from './recoveryCodes'
import { totpPeriod } from './totp'

/** The words for every code that is not right, whatever is wrong with it. */
export const wrongCode = (): AppError =>
  AppError.invalid('Código incorreto', { code: 'Código incorreto' })

/** How a person proved the second step. */
export type CheckedCode = { kind: 'totp' } | { kind: 'recovery'; left: number }

/**
 * Checks a code of a person's second factor and uses it up: the same one is refused from now on, also in its own half
 * minute, and of two uses at once one wins.
 *
 * @param transaction the use counts when it is committed
 * @throws AppError invalid_data with `errors.code`
 */
export async function checkCode(
  transaction: Knex,
  { authIdentityId, typed, now }: { authIdentityId: string; typed: string; now: Date },
): Promise<CheckedCode> {
  const read = readSecondFactorCode(typed)
  if (read?.kind === 'totp') {
    if (await takeTotp(transaction, { authIdentityId, code: read.code, now }))
      return { kind: 'totp' }
  } else if (read) {
    const left = await useRecoveryCode(transaction, authIdentityId, read.code)
    if (left !== null) return { kind: 'recovery', left }
  }
  throw wrongCode()
}

async function takeTotp(
  transaction: Knex,
  { authIdentityId, code, now }: { authIdentityId: string; code: string; now: Date },
): Promise<boolean> {
  const factor = (await transaction('second_factor')
    .where({ auth_identity_id: authIdentityId })
    .whereNotNull('set_at')
    .first('sealed_secret')) as { sealed_secret: string } | undefined
  if (!factor) return false
  const period = totpPeriod(secretSealer.open(factor.sealed_secret, authIdentityId), code, now)
  if (period === null) return false
  const taken = await transaction('second_factor')
    .where({ auth_identity_id: authIdentityId, sealed_secret: factor.sealed_secret })
    .andWhere((unused) => unused.whereNull('last_period').orWhere('last_period', '<', period))
    .update({ last_period: period, updated_at: transaction.fn.now() })
  return taken === 1
}
