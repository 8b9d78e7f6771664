import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateEntityId } from '@medusajs/framework/utils'
import { RESET_TOKEN_LIFETIME_SECONDS } from '#domain/limits'
import { env } from '../../env'
import type { ActorType } from '../../actor/actorType'
import { MAIL_SECRET } from '../../modules/mail-outbox/secret'
import { queueMail } from '../../mail/queueMail'
import { composeMail } from '../../mail/composeMail'
import { findPerson, type Person } from '../identity/findPerson'
import { makeLinkToken } from '../identity/linkToken'

/**
 * Sends a link for a new password to a known e-mail; to an unknown one nothing happens. Older links of the
 * person end, and mail and token are kept together or not at all (R18).
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
    await transaction('password_reset').where({ auth_identity_id: person.authIdentityId }).delete()
    await transaction('password_reset').insert({
      id,
      auth_identity_id: person.authIdentityId,
      email,
      token_hash: tokenHash,
      expires_at: transaction.raw('now() + make_interval(secs => ?)', [
        RESET_TOKEN_LIFETIME_SECONDS,
      ]),
    })
    await queueMail(container, transaction, {
      to: email,
      sellerId: person.sellerId,
      template: 'password-reset',
      idempotencyKey: id,
      secret: token,
      ...resetMail(person, actorType),
    })
  })
}

function resetMail({ name, email }: Person, actorType: ActorType) {
  const link = new URL('/reset-password', env.WINEX_PUBLIC_URL)
  link.searchParams.set('token', MAIL_SECRET)
  link.searchParams.set('email', email)
  if (actorType === 'user') link.searchParams.set('actor', 'user')
  const minutes = RESET_TOKEN_LIFETIME_SECONDS / 60
  return composeMail({
    title: 'Crie uma nova senha',
    subject: 'winex: crie uma nova senha',
    paragraphs: [
      `Olá, ${name}.`,
      'Recebemos um pedido para criar uma nova senha para a sua conta na winex.',
    ],
    action: { label: 'Criar nova senha', url: link.toString() },
    notes: [
      `O link vale por ${minutes} minutos e só pode ser usado uma vez. Ao usá-lo, todos os aparelhos em que sua conta está aberta saem dela.`,
      'Não pediu uma nova senha? Ignore este e-mail: sua senha continua a mesma.',
    ],
  })
}
