import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../errors/AppError'
import { env } from '../env'

type Purpose =
  | 'pair'
  | 'address'
  | 'account'
  | 'register'
  | 'register_day'
  | 'familiar'
  | 'reset_pair'
  | 'reset_address'
  | 'reset_account'

const points: Record<Purpose, number> = {
  pair: env.WINEX_LOGIN_LIMIT_PAIR,
  address: env.WINEX_LOGIN_LIMIT_ADDRESS,
  account: env.WINEX_LOGIN_LIMIT_ACCOUNT,
  register: env.WINEX_REGISTER_LIMIT_ADDRESS,
  register_day: env.WINEX_REGISTER_LIMIT_DAY,
  familiar: 1,
  reset_pair: env.WINEX_RESET_LIMIT_PAIR,
  reset_address: env.WINEX_REGISTER_LIMIT_ADDRESS,
  reset_account: env.WINEX_RESET_LIMIT_ACCOUNT,
}

/** How long an address stays familiar to an account that signed in from it. */
const familiarSeconds = 30 * 24 * 60 * 60

const secondsPerDay = 24 * 60 * 60

const limiters = new Map<Purpose, RateLimiterPostgres>()

function limiter(container: MedusaContainer, purpose: Purpose): RateLimiterPostgres {
  const known = limiters.get(purpose)
  if (known) return known
  const made = new RateLimiterPostgres({
    storeClient: container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
    storeType: 'knex',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: purpose,
    points: points[purpose],
    duration: purpose === 'register_day' ? secondsPerDay : env.WINEX_LOGIN_WINDOW_S,
  })
  limiters.set(purpose, made)
  return made
}

/** Who tries to sign in, and from where. */
export interface SignInAttempt {
  email: string
  ipAddress: string
}

function keysOf({ email, ipAddress }: SignInAttempt): {
  pair: string
  address: string
  account: string
} {
  // Hashed, so that the table holds no personal data.
  const hash = (text: string): string => createHash('sha256').update(text).digest('base64url')
  return { pair: hash(`${email} ${ipAddress}`), address: hash(ipAddress), account: hash(email) }
}

/**
 * Counts an attempt before the password is looked at, so that parallel attempts cannot slip through
 * (R18). The pair of account and address is strict. The limit of the account alone does not hold at an
 * address from which its owner has signed in before, so that an attacker elsewhere cannot lock the owner
 * out. Kept in PostgreSQL: a restart forgives nothing.
 *
 * @throws AppError too_many_requests with Retry-After
 */
export async function countSignIn(
  container: MedusaContainer,
  attempt: SignInAttempt,
): Promise<void> {
  const keys = keysOf(attempt)
  const isFamiliar = (await limiter(container, 'familiar').get(keys.pair)) !== null
  await consume(limiter(container, 'pair'), keys.pair)
  await consume(limiter(container, 'address'), keys.address)
  if (!isFamiliar) await consume(limiter(container, 'account'), keys.account)
}

/** The right password: this account at this address starts anew, and the attempt is taken back elsewhere. */
export async function forgiveSignIn(
  container: MedusaContainer,
  attempt: SignInAttempt,
): Promise<void> {
  const keys = keysOf(attempt)
  await limiter(container, 'pair').delete(keys.pair)
  await limiter(container, 'address').reward(keys.address, 1)
  await limiter(container, 'account').reward(keys.account, 1)
  await limiter(container, 'familiar').set(keys.pair, 1, familiarSeconds)
}

/**
 * Counts a reset request, known e-mail or not. Beyond the limit of the account alone nothing is said, only no
 * further mail goes out: strangers can neither fill somebody's inbox nor learn that it exists.
 *
 * @returns whether a mail may go out
 * @throws AppError too_many_requests with Retry-After for the address, and for the account at this address
 */
export async function countResetRequest(
  container: MedusaContainer,
  attempt: SignInAttempt,
): Promise<boolean> {
  const keys = keysOf(attempt)
  await consume(limiter(container, 'reset_address'), keys.address)
  await consume(limiter(container, 'reset_pair'), keys.pair)
  try {
    await consume(limiter(container, 'reset_account'), keys.account)
    return true
  } catch (refusal) {
    if (refusal instanceof AppError) return false
    throw refusal
  }
}

/**
 * Counts a use of a reset link, right or wrong.
 *
 * @throws AppError too_many_requests with Retry-After
 */
export async function countResetConfirmation(
  container: MedusaContainer,
  attempt: SignInAttempt,
): Promise<void> {
  await consume(limiter(container, 'reset_address'), keysOf(attempt).address)
}

/**
 * Registrations of one address, per window and per day: each may lead to mails to an address that nobody has proved.
 *
 * @throws AppError too_many_requests with Retry-After
 */
export async function limitRegistrations(
  container: MedusaContainer,
  ipAddress: string,
): Promise<void> {
  const key = createHash('sha256').update(ipAddress).digest('base64url')
  await consume(limiter(container, 'register'), key)
  await consume(limiter(container, 'register_day'), key)
}

async function consume(by: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await by.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    const seconds = Math.ceil(refusal.msBeforeNext / 1000)
    throw new AppError(
      'too_many_requests',
      `Muitas tentativas. Aguarde ${Math.ceil(seconds / 60)} minuto(s) e tente novamente.`,
      { retryAfter: seconds },
    )
  }
}
