import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateEntityId } from '@medusajs/framework/utils'
import { createHash } from 'node:crypto'
import { siteConfig } from '#domain/site/siteConfig'
import { toEngineCountry } from '#domain/values/engineCountry'
import type { RegisterRequest } from '#domain/sellers/registrationWire'
import type { RequestOrigin } from '../../engine/actor/requestOrigin'
import { acceptInvitation } from '../../team'
import { emailTaken, hashPassword, isPassword, makeSignIn } from '../../account'
import { findMarketplace, type MarketplaceIds } from '../../marketplace'
import { freeNames, toHandle } from '../../engine/database/freeNames'
import { findRegistration } from './findRegistration'
import { insertSellerLocation } from './insertSellerLocation'

export interface RegisterSellerInput {
  request: RegisterRequest
  origin: RequestOrigin
}

/** Who can sign in now. */
export interface RegisteredSeller {
  sellerId: string
  memberId: string
  authIdentityId: string
}

/** Equal registrations under way in this process: 50 clicks at once cost one slow password hash, not 50. */
const underWay = new Map<string, Promise<RegisteredSeller>>()

/**
 * Registers a producer: seller PENDING, owner, sign-in, consent, stock location with all that selling needs, in one
 * transaction, so that nobody ever sees half of it, also when the process dies (spec §7, R12-R14, R19, R22). The same
 * request again, also 50 times at once, has one effect.
 *
 * @throws AppError conflict with 'already exists' when the e-mail is taken
 */
export async function registerSeller(
  container: MedusaContainer,
  input: RegisterSellerInput,
): Promise<RegisteredSeller> {
  const key = createHash('sha256').update(JSON.stringify(input.request)).digest('hex')
  const known = underWay.get(key)
  if (known) return known
  const registration = register(container, input).finally(() => underWay.delete(key))
  underWay.set(key, registration)
  return registration
}

async function register(
  container: MedusaContainer,
  { request, origin }: RegisterSellerInput,
): Promise<RegisteredSeller> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { email, password } = request.member
  const verify = () => isPassword(container, { email, password }, origin.ipAddress)
  const known = await findRegistration(knex, request, verify)
  if (known) return known
  const shop = await findMarketplace(container)
  const passwordHash = await hashPassword(request.member.password, origin.ipAddress)
  const made = await knex.transaction((transaction) =>
    insertSeller(transaction, { request, origin, shop, passwordHash }),
  )
  if (made) return made
  // Somebody took the e-mail meanwhile: perhaps the same request, on another machine.
  const meanwhile = await findRegistration(knex, request, verify)
  if (!meanwhile) throw emailTaken(request.member.email)
  return meanwhile
}

interface NewSeller extends RegisterSellerInput {
  shop: MarketplaceIds
  passwordHash: string
}

async function insertSeller(
  transaction: Knex,
  { request, origin, shop, passwordHash }: NewSeller,
): Promise<RegisteredSeller | null> {
  const { member, consent, invitation, ...company } = request
  const sellerId = generateEntityId(undefined, 'sel')
  const memberId = generateEntityId(undefined, 'mem')
  const authIdentityId = await makeSignIn(transaction, {
    email: member.email,
    owner: { seller_id: memberId },
    passwordHash,
  })
  if (!authIdentityId) return null
  const [handle] = await freeNames(transaction, 'seller', 'handle', [
    toHandle(request.name, 'produtor'),
  ])
  await transaction('seller').insert({
    ...company,
    id: sellerId,
    handle,
    email: member.email,
    store_status: 'PENDING',
  })
  await transaction('seller_member').insert({
    id: memberId,
    seller_id: sellerId,
    name: member.name,
    email: member.email,
    cpf: member.cpf,
    role: 'owner',
    auth_identity_id: authIdentityId,
  })
  await transaction('consent_record').insert({
    id: generateEntityId(undefined, 'cons'),
    subject: 'registration',
    subject_id: sellerId,
    email: member.email,
    document: 'termos-de-uso',
    version: consent?.terms_version ?? siteConfig.termsVersion,
    accepted_at: transaction.fn.now(),
    ip_address: origin.ipAddress,
    user_agent: origin.userAgent,
  })
  await insertSellerLocation(transaction, {
    sellerId,
    name: request.name,
    address: {
      address_1: request.address_line,
      city: request.city,
      province: request.state,
      postal_code: request.postal_code,
      country_code: toEngineCountry(request.country_code),
    },
    shop,
  })
  // An invitation that ended meanwhile does not stop a registration, which is open to everybody.
  if (invitation) await acceptInvitation(transaction, invitation, null)
  return { sellerId, memberId, authIdentityId }
}
