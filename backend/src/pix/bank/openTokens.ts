import { tokenAnswerSchema, type BankScope } from '#domain/pix/bankApi'
import { BankError } from './BankError'
import type { BankConfig } from './bank'
import type { Exchange } from './exchange'

/** What the site does all day, and what only the command that registers the webhook needs. */
const SCOPES = {
  payments: ['cob.write', 'cob.read', 'pix.write', 'pix.read'],
  webhook: ['webhook.write', 'webhook.read'],
} satisfies Record<string, BankScope[]>

export type Purpose = keyof typeof SCOPES

/** A token is renewed this long before its end, or after four fifths of a short life. */
const RENEW_BEFORE_MS = 60_000
const LIFE_USED = 0.8

export interface Tokens {
  /** One that is valid for a while yet. Several callers at a time wait for the same request. */
  take: (purpose: Purpose, signal: AbortSignal) => Promise<string>
  /** The bank did not take this one. */
  drop: (purpose: Purpose, token: string) => void
}

/** OAuth 2 client credentials (RFC 6749 §4.4), a token for each purpose. */
export function openTokens(config: BankConfig, deadlineMs: number, exchange: Exchange): Tokens {
  const held = new Map<Purpose, { token: Promise<string>; value?: string; renewAt: number }>()
  const secret = [config.clientId, config.clientSecret].map(encodeURIComponent).join(':')

  const fetchToken = async (purpose: Purpose) => {
    const asked = SCOPES[purpose]
    const startedAt = performance.now()
    const answer = await exchange({
      call: 'token',
      method: 'POST',
      url: config.tokenUrl,
      headers: {
        authorization: `Basic ${Buffer.from(secret).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        scope: asked.join(' '),
      }).toString(),
      answer: tokenAnswerSchema,
      signal: AbortSignal.timeout(deadlineMs),
    })
    const missing = asked.filter(
      (scope) => answer.scope && !answer.scope.split(' ').includes(scope),
    )
    if (missing.length > 0)
      throw new BankError('ours', `O banco não concedeu: ${missing.join(', ')}.`)
    const life = answer.expires_in * 1_000
    return {
      value: answer.access_token,
      renewAt: startedAt + Math.max(life - RENEW_BEFORE_MS, life * LIFE_USED),
    }
  }

  return {
    take: (purpose, signal) => {
      const current = held.get(purpose)
      if (current && performance.now() < current.renewAt) return untilAborted(current.token, signal)
      const fetched = fetchToken(purpose)
      const entry: { token: Promise<string>; value?: string; renewAt: number } = {
        token: fetched.then(({ value }) => value),
        renewAt: Infinity,
      }
      held.set(purpose, entry)
      fetched.then(
        ({ value, renewAt }) => Object.assign(entry, { value, renewAt }),
        () => held.get(purpose) === entry && held.delete(purpose),
      )
      return untilAborted(entry.token, signal)
    },
    drop: (purpose, token) => {
      if (held.get(purpose)?.value === token) held.delete(purpose)
    },
  }
}

/** A request that others wait for too is not ended by the deadline of one of them. */
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(new BankError('later', 'O banco não deu um token a tempo.'))
    if (signal.aborted) end()
    signal.addEventListener('abort', end, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', end))
  })
}
