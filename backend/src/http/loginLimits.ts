import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { createHash } from 'node:crypto'
import {
  type RateLimiterAbstract,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { AppError } from '../errors/AppError'
import { env } from '../env'

type Purpose =
  | 'pair'
  | 'address'
  | 'account'
  | 'register'
  | 'register_day'
  | 'familiar'
  | 'code_pair'
  | 'code_account'
  | 'audit_account'
  | 'audit_all'
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
  code_pair: env.WINEX_CODE_LIMIT_PAIR,
  code_account: env.WINEX_CODE_LIMIT_ACCOUNT,
  audit_account: env.WINEX_FAILURE_AUDIT_ACCOUNT,
  audit_all: env.WINEX_FAILURE_AUDIT_ALL,
  reset_pair: env.WINEX_RESET_LIMIT_PAIR,
  reset_address: env.WINEX_REGISTER_LIMIT_ADDRESS,
  reset_account: env.WINEX_RESET_LIMIT_ACCOUNT,
}

/** How long an address stays familiar to an account that signed in from it. */
const familiarSeconds = 30 * 24 * 60 * 60

const daySeconds = 24 * 60 * 60

const seconds: Partial<Record<Purpose, number>> = {
  register_day: daySeconds,
  audit_account: daySeconds,
  audit_all: daySeconds,
}

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
    duration: seconds[purpose] ?? env.WINEX_LOGIN_WINDOW_S,
  })
  limiters.set(purpose, made)
  return made
}

/** Who tries to sign in, and from where. */
export interface SignInAttempt {
  email: string
  ipAddress: string
}

// Hashed, so that the table holds no personal data.
const hash = (text: string): string => createHash('sha256').update(text).digest('base64url')

function keysOf({ email, ipAddress }: SignInAttempt): {
  pair: string
  address: string
  account: string
} {
  return { pair: hash(`${email} ${ipAddress}`), address: hash(ipAddress), account: hash(email) }
}

/** What is tried out: a password, or the code of the second step, of which there are only a million. */
export type Guessed = 'password' | 'code'

const guessLimits = {
  password: { pair: 'pair', account: 'account' },
  code: { pair: 'code_pair', account: 'code_account' },
} as const satisfies Record<Guessed, Record<'pair' | 'account', Purpose>>

/** An attempt, and in which limits it was counted. */
export interface CountedAttempt {
  counted: { purpose: Purpose; key: string }[]
}

/**
 * Counts an attempt before the password is looked at, so that parallel attempts cannot slip through
 * (R18). The pair of account and address is strict. The limit of the account alone does not hold at an
 * address from which its owner has signed in before, so that an attacker elsewhere cannot lock the owner
 * out. Kept in PostgreSQL: a restart forgives nothing.
 *
 * @returns the attempt, for `forgiveSignIn`
 * @throws AppError too_many_requests with Retry-After
 */
export async function countSignIn(
  container: MedusaContainer,
  attempt: SignInAttempt,
  guessed: Guessed = 'password',
): Promise<CountedAttempt> {
  const keys = keysOf(attempt)
  const { pair, account } = guessLimits[guessed]
  const isFamiliar = (await limiter(container, 'familiar').get(keys.pair)) !== null
  const limits: CountedAttempt['counted'] = [
    { purpose: pair, key: keys.pair },
    { purpose: 'address', key: keys.address },
    ...(isFamiliar ? [] : [{ purpose: account, key: keys.account }]),
  ]
  for (const { purpose, key } of limits) await consume(limiter(container, purpose), key)
  return { counted: limits }
}

/**
 * The right password or code: this account at this address starts at zero, and elsewhere exactly this attempt is taken
 * back. A limit in which it was not counted, or whose time is over, stays as it is.
 */
export async function forgiveSignIn(
  container: MedusaContainer,
  { counted }: CountedAttempt,
): Promise<void> {
  for (const { purpose, key } of counted) {
    const isPair = purpose === 'pair' || purpose === 'code_pair'
    if (isPair) await limiter(container, purpose).delete(key)
    else await takeBack(container, purpose, key)
  }
}

/** The limiter's own `reward` would make a balance below zero where nothing is counted: attempts for free. */
async function takeBack(container: MedusaContainer, purpose: Purpose, key: string): Promise<void> {
  await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)('rate_limit')
    .where({ key: limiter(container, purpose).getKey(key) })
    .andWhere('points', '>', 0)
    .andWhere('expire', '>', Date.now())
    .decrement('points', 1)
}

/** Somebody has signed in: the limit of their account alone does not hold at this address for a while. */
export async function becomeFamiliar(
  container: MedusaContainer,
  attempt: SignInAttempt,
): Promise<void> {
  await limiter(container, 'familiar').set(keysOf(attempt).pair, 1, familiarSeconds)
}

/** Whether one more failed sign-in of this account goes into the audit trail today: an attacker must not fill the disk. */
export async function mayRecordFailure(
  container: MedusaContainer,
  authIdentityId: string,
): Promise<boolean> {
  try {
    await consume(limiter(container, 'audit_account'), hash(authIdentityId))
    await consume(limiter(container, 'audit_all'), 'all')
    return true
  } catch (refusal) {
    if (refusal instanceof AppError) return false
    throw refusal
  }
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
  await consume(limiter(container, 'register'), hash(ipAddress))
  await consume(limiter(container, 'register_day'), hash(ipAddress))
}

/** @throws AppError too_many_requests with Retry-After */
export async function consume(by: RateLimiterAbstract, key: string): Promise<void> {
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
