import { LRUCache } from 'lru-cache'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { addressKey } from '#domain/account/network'
import { cepResponse } from '#domain/site/configWire'
import { env } from '../../env'
import { createTurns } from '../../engine/limits/createTurns'
import { AppError } from '../../engine/errors/AppError'
import type { Handlers } from '../../engine/http/handlers'
import { consume } from '../../engine/limits/rateLimiter'

const unavailable = 'O serviço de CEP não respondeu. Preencha o endereço manualmente.'

/** A form asks for one or two. */
const perMinute = new RateLimiterMemory({ points: env.WINEX_CEP_LIMIT_ADDRESS, duration: 60 })

/** Somebody else's service: so many questions of ours at a time, in turn between the addresses that ask. */
const outgoing = createTurns({ total: 8, perKey: 2, waiting: 30, waitingOfAll: 1_000 })

/** What the service has answered within a day; equal questions at the same time are one. A failure is not kept. */
const answers = new LRUCache<string, CepAnswer, string>({
  max: 10_000,
  ttl: 24 * 60 * 60 * 1000,
  fetchMethod: (cep, _stale, { context: key }) => outgoing(() => askService(cep), { key }),
})

type CepAnswer = ReturnType<typeof cepResponse.parse>

export const postalCodeHandlers = {
  /**
   * The postal-code service, asked from here so that the browser talks to one origin only (R16). An unknown CEP is 404;
   * a slow, broken or talkative service is 503.
   */
  'GET /public/cep/:cep': async ({ params, origin }) => {
    const cep = params.cep.replace(/[-.\s]/g, '')
    if (!/^\d{8}$/.test(cep)) throw AppError.invalid('CEP inválido', { cep: 'CEP inválido' })
    const asker = addressKey(origin.ipAddress)
    await consume(perMinute, asker)
    const { erro, ...address } = await ask(cep, asker)
    if (erro === true || erro === 'true') throw AppError.notFound('CEP não encontrado.')
    return address
  },
} satisfies Partial<Handlers>

async function ask(cep: string, asker: string): Promise<CepAnswer> {
  try {
    const answer = await answers.fetch(cep, { context: asker })
    if (answer) return answer
  } catch {
    // Slow, broken or talkative: said below.
  }
  throw new AppError('unavailable', unavailable)
}

async function askService(cep: string): Promise<CepAnswer> {
  const answer = await fetch(`${env.WINEX_CEP_URL.replace(/\/$/, '')}/${cep}/json/`, {
    signal: AbortSignal.timeout(env.WINEX_CEP_TIMEOUT_MS),
    headers: { accept: 'application/json' },
    redirect: 'error',
  })
  if (!answer.ok && answer.status !== 404)
    throw new Error(`The postal-code service said ${answer.status}`)
  return cepResponse.parse(answer.status === 404 ? { erro: true } : await answer.json())
}
