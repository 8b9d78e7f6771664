import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { AppError } from '../../engine/errors/AppError'
import type { ActorType } from '../../engine/actor/actorType'
import { findIdentity, isClaimed } from './findIdentity'
import { inHashTurn } from './inHashTurn'
import { randomBytes, scrypt } from 'node:crypto'
import { env } from '../../env'

/** The words that the sign-in pages translate (spec §8). */
const refusal = 'Invalid email or password'

/**
 * Checks a password and that the person is of the kind that signs in here: a member of the staff at the
 * sellers' door is refused like a wrong password. An unknown e-mail takes as long as a known one.
 *
 * @throws AppError unauthorized
 */
export async function signIn(
  container: MedusaContainer,
  {
    actorType,
    email,
    password,
    ipAddress,
  }: { actorType: ActorType; email: string; password: string; ipAddress: string },
): Promise<{ actorId: string; actorType: ActorType; authIdentityId: string }> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const identity = await findIdentity(knex, email)
  // Asked for an unknown e-mail, too: looking it up is part of the time that a known one takes.
  // One turn for both: an unknown e-mail waits in line once, as a known one does.
  const success = await inHashTurn(ipAddress, async () => {
    const checked = await container
      .resolve(Modules.AUTH)
      .authenticate('emailpass', { body: { email, password } })
    if (!identity) await spendHashTime(password)
    return checked.success
  })
  if (!identity || !success) throw AppError.unauthorized(refusal)
  const actorId = identity.app_metadata?.[`${actorType}_id`]
  if (typeof actorId === 'string' && actorId !== '')
    return { actorId, actorType, authIdentityId: identity.id }
  // A provider is nobody here yet (spec §6): the token says so and opens no area.
  if (actorType === 'provider' && !isClaimed(identity))
    return { actorId: '', actorType, authIdentityId: identity.id }
  throw AppError.unauthorized(refusal)
}

/** Does the work of checking a password, for an e-mail that nobody has: the clock must not tell (R18). */
async function spendHashTime(password: string): Promise<void> {
  const cost = 2 ** env.WINEX_SCRYPT_LOG_N
  await new Promise<void>((resolve, reject) => {
    scrypt(
      password,
      randomBytes(32),
      64,
      { N: cost, r: 8, p: 1, maxmem: cost * 8 * 256 },
      (error) => {
        if (error) reject(error)
        else resolve()
      },
    )
  })
}
