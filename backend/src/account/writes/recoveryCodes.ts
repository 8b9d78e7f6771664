import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import { createHmac, randomInt } from 'node:crypto'
import { RECOVERY_CODES, RECOVERY_CODE_LENGTH } from '#domain/limits'
import { formatRecoveryCode, RECOVERY_ALPHABET } from '#domain/account/secondFactor'
import { deriveKey } from '../../engine/secrets/sealer'

const key = deriveKey('winex recovery codes')

/** With a key: 49 bits are few enough to be tried out with a copy of the database. */
const hashOf = (code: string): string => createHmac('sha256', key).update(code).digest('base64url')

/**
 * Replaces a person's recovery codes by ten new ones, in the caller's transaction.
 *
 * @returns the codes as they are shown, this once
 */
export async function replaceRecoveryCodes(
  transaction: Knex,
  authIdentityId: string,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from(
      { length: RECOVERY_CODE_LENGTH },
      () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)],
    ).join(''),
  )
  await transaction('recovery_code').where({ auth_identity_id: authIdentityId }).delete()
  await transaction('recovery_code').insert(
    codes.map((code) => ({
      id: generateEntityId(undefined, 'rcod'),
      auth_identity_id: authIdentityId,
      code_hash: hashOf(code),
    })),
  )
  return codes.map(formatRecoveryCode)
}

/**
 * Uses a recovery code up.
 *
 * @param code as `readSecondFactorCode` gives it
 * @returns how many are left, or null for a code that is none of theirs or was used
 */
export async function useRecoveryCode(
  transaction: Knex,
  authIdentityId: string,
  code: string,
): Promise<number | null> {
  const used = await transaction('recovery_code')
    .where({ auth_identity_id: authIdentityId, code_hash: hashOf(code), used_at: null })
    .update({ used_at: transaction.fn.now(), updated_at: transaction.fn.now() })
  return used === 1 ? recoveryCodesLeft(transaction, authIdentityId) : null
}

async function recoveryCodesLeft(knex: Knex, authIdentityId: string): Promise<number> {
  const row = (await knex('recovery_code')
    .where({ auth_identity_id: authIdentityId, used_at: null })
    .first(knex.raw('count(*)::int as count'))) as { count: number } | undefined
  return row?.count ?? 0
}
