import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { RateLimiterPostgres } from 'rate-limiter-flexible'
import { addressKey } from '#domain/account/network'
import { consume, rateLimiter } from '../../engine/limits/rateLimiter'
import { AppError } from '../../engine/errors/AppError'
import { env } from '../../env'

/** How long an address stays familiar to an account that signed in from it. */
const familiarSeconds = 30 * 24 * 60 * 60

const seconds = env.WINEX_LOGIN_WINDOW_S
const daySeconds = 24 * 60 * 60

const limits = {
  pair: { points: env.WINEX_LOGIN_LIMIT_PAIR, seconds },
  address: { points: env.WINEX_LOGIN_LIMIT_ADDRESS, seconds },
  account: { points: env.WINEX_LOGIN_LIMIT_ACCOUNT, seconds },
  register: { points: env.WINEX_REGISTER_LIMIT_ADDRESS, seconds },
  register_day: { points: env.WINEX_REGISTER_LIMIT_DAY, seconds: daySeconds },
  familiar: { points: 1, seconds: familiarSeconds },
  code_pair: { points: env.WINEX_CODE_LIMIT_PAIR, seconds },
  code_account: { points: env.WINEX_CODE_LIMIT_ACCOUNT, seconds },
  audit_account: { points: env.WINEX_FAILURE_AUDIT_ACCOUNT, seconds: daySeconds },
  audit_all: { points: env.WINEX_FAILURE_AUDIT_ALL, seconds: daySeconds },
  reset_pair: { points: env.WINEX_RESET_LIMIT_PAIR, seconds },
  reset_address: { points: env.WINEX_REGISTER_LIMIT_ADDRESS, seconds },
  reset_account: { points: env.WINEX_RESET_LIMIT_ACCOUNT, seconds },
}

type Purpose = keyof typeof limits

const limiter = (container: MedusaContainer, purpose: Purpose): RateLimiterPostgres =>
  rateLimiter(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), {
    name: purpose,
    ...limits[purpose],
  })

/** Who tries to sign in, and from where. */
export interface SignInAttempt {
  email: string
  ipAddress: string
}

const pairOf = ({ email, ipAddress }: SignInAttempt): string => `${email} ${addressKey(ipAddress)}`

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
 * out.
 *
 * @returns the attempt, for `forgiveSignIn`
 * @throws AppError too_many_requests with Retry-After
 */
export async function countSignIn(
  container: MedusaContainer,
  attempt: SignInAttempt,
  guessed: Guessed = 'password',
): Promise<CountedAttempt> {
  const { pair, account } = guessLimits[guessed]
  const isFamiliar = (await limiter(container, 'familiar').get(pairOf(attempt))) !== null
  const counted: CountedAttempt['counted'] = [
    { purpose: pair, key: pairOf(attempt) },
    { purpose: 'address', key: addressKey(attempt.ipAddress) },
    ...(isFamiliar ? [] : [{ purpose: account, key: attempt.email }]),
  ]
  for (const { purpose, key } of counted) await consume(limiter(container, purpose), key)
  return { counted }
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
  await limiter(container, 'familiar').set(pairOf(attempt), 1, familiarSeconds)
}

/** Whether one more failed sign-in of this account goes into the audit trail today: an attacker must not fill the disk. */
export async function mayRecordFailure(
  container: MedusaContainer,
  authIdentityId: string,
): Promise<boolean> {
  return (
    (await isWithin(container, 'audit_account', authIdentityId)) &&
    (await isWithin(container, 'audit_all', 'all'))
  )
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
  await consume(limiter(container, 'reset_address'), addressKey(attempt.ipAddress))
  await consume(limiter(container, 'reset_pair'), pairOf(attempt))
  return isWithin(container, 'reset_account', attempt.email)
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
  await consume(limiter(container, 'reset_address'), addressKey(attempt.ipAddress))
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
  await consume(limiter(container, 'register'), addressKey(ipAddress))
  await consume(limiter(container, 'register_day'), addressKey(ipAddress))
}

/** Counts one more, and says whether it fits instead of refusing it. */
async function isWithin(
  container: MedusaContainer,
  purpose: Purpose,
  key: string,
): Promise<boolean> {
  try {
    await consume(limiter(container, purpose), key)
    return true
  } catch (refusal) {
    if (refusal instanceof AppError) return false
    throw refusal
  }
}
