import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { AppError } from '../../engine/errors/AppError'
import { type SessionOwner } from './end-sessions'
import { findPerson } from './findPerson'
import { eventOf, recordSecondFactor } from './announceSecondFactor'
import { replaceRecoveryCodes } from './recoveryCodes'

/**
 * Replaces the recovery codes, used and unused ones. The caller has checked the password.
 *
 * @throws AppError conflict without a second factor
 */
export async function renewRecoveryCodes(
  container: MedusaContainer,
  owner: SessionOwner,
): Promise<string[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return knex.transaction(async (transaction) => {
    const factor: unknown = await transaction('second_factor')
      .where({ auth_identity_id: owner.authIdentityId })
      .whereNotNull('set_at')
      .forUpdate()
      .first('id')
    if (!factor) throw notSet()
    const codes = await replaceRecoveryCodes(transaction, owner.authIdentityId)
    await recordSecondFactor(container, transaction, eventOf(owner), 'codes')
    return codes
  })
}

/**
 * Removes the second factor with its recovery codes. The caller has checked the password, and that it is not required.
 *
 * @throws AppError conflict without a second factor
 */
export async function removeSecondFactor(
  container: MedusaContainer,
  owner: SessionOwner,
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    if (!(await deleteSecondFactor(transaction, owner.authIdentityId))) throw notSet()
    await recordSecondFactor(container, transaction, eventOf(owner), 'remove')
  })
}

/**
 * Removes the second factor of somebody who has lost phone and recovery codes; only the operator's command calls it.
 * The person is told by mail.
 *
 * @param email normalised
 * @throws AppError not_found for an e-mail that nobody signs in with · conflict without a second factor
 */
export async function removeLostSecondFactor(
  container: MedusaContainer,
  email: string,
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    for (const actorType of ['user', 'seller'] as const) {
      const person = await findPerson(transaction, actorType, { email })
      if (!person) continue
      const { authIdentityId } = person
      if (!(await deleteSecondFactor(transaction, authIdentityId))) throw notSet()
      const actor = { type: 'system', id: null, email: null, origin: null } as const
      await recordSecondFactor(
        container,
        transaction,
        { actor, actorType, authIdentityId },
        'remove',
      )
      return
    }
    throw AppError.notFound('Ninguém entra na winex com este e-mail.')
  })
}

const notSet = (): AppError => AppError.conflict('A verificação em duas etapas não está ativa.')

/** @returns whether there was one in force */
async function deleteSecondFactor(transaction: Knex, authIdentityId: string): Promise<boolean> {
  await transaction('recovery_code').where({ auth_identity_id: authIdentityId }).delete()
  await transaction('second_step').where({ auth_identity_id: authIdentityId }).delete()
  const rows = (await transaction('second_factor')
    .where({ auth_identity_id: authIdentityId })
    .delete()
    .returning('set_at')) as { set_at: Date | null }[]
  return rows.some(({ set_at }) => set_at !== null)
}
