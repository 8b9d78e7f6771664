import type { AuthIdentityDTO, MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { AppError } from '../../engine/errors/AppError'
import { lockInTurn } from '../../engine/database/lockInTurn'
import { inHashTurn } from './inHashTurn'

/** The words by which the registration page recognises a taken e-mail (spec §8). */
export const emailTaken = (email: string): AppError =>
  AppError.conflict(`Seller with email ${email} already exists`, {
    'member.email': 'Uma solicitação já foi enviada para este email.',
  })

/** The sign-in that belongs to an e-mail, or null. */
export async function findIdentity(
  container: MedusaContainer,
  email: string,
): Promise<AuthIdentityDTO | null> {
  const auth = container.resolve(Modules.AUTH)
  const [provider] = await auth.listProviderIdentities({ entity_id: email, provider: 'emailpass' })
  if (!provider?.auth_identity_id) return null
  return auth.retrieveAuthIdentity(provider.auth_identity_id)
}

/** True when a person of any kind signs in with it. */
export function isClaimed(identity: AuthIdentityDTO): boolean {
  return Object.keys(identity.app_metadata ?? {}).length > 0
}

/**
 * Makes the sign-in of a new person. An identity that nobody ever claimed (somebody registered the
 * e-mail and went no further) is removed first, not taken over: its tokens must never become this
 * person's tokens.
 *
 * @returns the id of the auth identity
 * @throws AppError conflict when the e-mail belongs to somebody
 */
export async function createIdentity(
  container: MedusaContainer,
  email: string,
  password: string,
  ipAddress: string,
): Promise<string> {
  // Two at once for one e-mail would remove and make the same record. Nobody waits for a turn while he holds the lock.
  return inHashTurn(ipAddress, () =>
    lockInTurn(container, [`sign-in:${email}`], async () => {
      const auth = container.resolve(Modules.AUTH)
      const known = await findIdentity(container, email)
      if (known) {
        if (isClaimed(known)) throw emailTaken(email)
        await auth.deleteAuthIdentities([known.id])
      }
      const body = { email, password }
      const { success, authIdentity, error } = await auth.register('emailpass', { body })
      if (!success || !authIdentity)
        throw new Error(error ?? 'The identity could not be registered')
      return authIdentity.id
    }),
  )
}
