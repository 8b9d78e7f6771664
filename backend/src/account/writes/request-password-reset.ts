import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateEntityId } from '@medusajs/framework/utils'
import { RESET_TOKEN_LIFETIME_SECONDS } from '#domain/limits'
import type { ActorType } from '../../engine/actor/actorType'
import { queueMail } from '../../engine/mail/queueMail'
import { passwordResetMail } from '../mails/accountMails'
import { hasJoined } from '../reads/hasJoined'
import { findPerson } from './findPerson'
import { signInMailFacts } from './signInMailFacts'
import { makeLinkToken } from '../../engine/secrets/linkToken'

/**
 * Sends a link for a new password to a known e-mail; to an unknown one nothing happens, nor to an invited one whose invitation has
 * ended before they came in. Older links of the person end, except an invitation's, as anybody can ask (docs/decisions/18). Mail
 * and token are kept together or not at all (R18).
 *
 * @param email normalised
 */
export async function requestPasswordReset(
  container: MedusaContainer,
  { actorType, email }: { actorType: ActorType; email: string },
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { token, tokenHash } = makeLinkToken()
  await knex.transaction(async (transaction) => {
    const person = await findPerson(transaction, actorType, { email })
    if (!person) return
    const id = generateEntityId(undefined, 'prst')
    await transaction('password_reset')
      .where({ auth_identity_id: person.authIdentityId })
      .whereRaw('expires_at <= created_at + make_interval(secs => ?)', [
        RESET_TOKEN_LIFETIME_SECONDS,
      ])
      .delete()
    // all that is left is an invitation
    const invitation: unknown = await transaction('password_reset')
      .where({ auth_identity_id: person.authIdentityId, used_at: null })
      .andWhere('expires_at', '>', transaction.fn.now())
      .first('id')
    if (!invitation && !(await hasJoined(transaction, actorType, person))) return
    await transaction('password_reset').insert({
      id,
      auth_identity_id: person.authIdentityId,
      email,
      token_hash: tokenHash,
      expires_at: transaction.raw('now() + make_interval(secs => ?)', [
        RESET_TOKEN_LIFETIME_SECONDS,
      ]),
    })
    await queueMail(
      container,
      transaction,
      passwordResetMail(signInMailFacts(person, actorType), { resetId: id, token }),
    )
  })
}
