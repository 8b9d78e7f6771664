import { Agent, request } from 'undici'
import type { z } from 'zod'
import { problemaSchema } from '#domain/pix/bankApi'
import { BankError, type BankErrorKind } from './BankError'
import type { BankCall, BankCallName, BankConfig } from './bank'
import { openBreaker } from './openBreaker'

/** A page of 100 payments with a few refunds each is below 200 kB. */
const ANSWER_MAX_BYTES = 4 * 1024 * 1024

export interface Ask<Answer> {
  call: BankCallName
  method: 'GET' | 'PUT' | 'PATCH' | 'POST'
  url: string
  headers: Record<string, string>
  body?: string
  /** What a 2xx carries; without it the body is not looked at. */
  answer?: z.ZodType<Answer>
  signal: AbortSignal
}

/**
 * Sends one request and reads its answer.
 * @throws BankError
 */
export type Exchange = <Answer>(ask: Ask<Answer>) => Promise<Answer>

/** The connection to the bank: mutual TLS, breaker, and what each failure means. */
export function openExchange({ certificate, ca, onCall }: BankConfig): Exchange {
  const agent = new Agent({
    connect: {
      ...(certificate ? { cert: certificate.cert, key: certificate.key } : {}),
      ...(ca ? { ca } : {}),
    },
    maxResponseSize: ANSWER_MAX_BYTES,
  })
  const breaker = openBreaker()

  return async (ask) => {
    const startedAt = performance.now()
    const report = (outcome: BankCall['outcome']) =>
      onCall?.({ call: ask.call, outcome, ms: performance.now() - startedAt })
    if (!breaker.enter()) {
      report('open')
      throw new BankError('later', 'O banco não responde; nova tentativa em alguns segundos.')
    }
    try {
      const answer = await send(agent, ask)
      breaker.note(true)
      report('ok')
      return answer
    } catch (error) {
      const failure = error instanceof BankError ? error : unreachable(error, ask)
      breaker.note(failure.kind !== 'later')
      report(isNone(failure) ? 'none' : failure.kind)
      throw failure
    }
  }
}

/** The bank says by its own form that there is no such thing; a 404 of something in between says nothing. */
export const isNone = (error: unknown): boolean =>
  error instanceof BankError && error.status === 404 && error.problem !== undefined

async function send<Answer>(agent: Agent, ask: Ask<Answer>): Promise<Answer> {
  const response = await request(ask.url, {
    dispatcher: agent,
    method: ask.method,
    headers: { accept: 'application/json, application/problem+json', ...ask.headers },
    body: ask.body ?? null,
    signal: ask.signal,
  })
  const text = await response.body.text()
  const status = response.statusCode
  const where = `${ask.method} ${new URL(ask.url).pathname}`
  if (status < 200 || status > 299) {
    const problem = problemaSchema.safeParse(parse(text)).data
    const words = problem ? `: ${problem.detail ?? problem.title}` : ''
    throw new BankError(kindOf(status), `O banco respondeu ${status} a ${where}${words}`, {
      status,
      problem,
    })
  }
  if (!ask.answer) return undefined as Answer
  const parsed = ask.answer.safeParse(parse(text))
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path }) => path.join('.') || 'corpo').join(', ')
    throw new BankError('theirs', `Resposta do banco fora do padrão em ${where}: ${fields}`, {
      status,
    })
  }
  return parsed.data
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** 408, 425 and 429 are about the moment, as is everything that the bank calls its own failure. */
function kindOf(status: number): BankErrorKind {
  if (status >= 500 || [408, 425, 429].includes(status)) return 'later'
  return status >= 400 ? 'ours' : 'theirs'
}

/** OpenSSL's alerts of the other side: it does not take our certificate. */
const OUR_CERTIFICATE = /^ERR_SSL_.*(ALERT|CERTIFICATE)/
const UNKNOWN_SIGNER = /^(UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_)/
const THEIR_CERTIFICATE = /^(CERT_|ERR_TLS_CERT_)/

function unreachable(error: unknown, ask: Ask<unknown>): BankError {
  const where = `${ask.method} ${new URL(ask.url).pathname}`
  const code = codeOf(error)
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE')
    return new BankError('theirs', `Resposta do banco grande demais em ${where}.`, { cause: error })
  if (OUR_CERTIFICATE.test(code))
    return new BankError('ours', `O banco não aceitou o nosso certificado (${code}).`, {
      cause: error,
    })
  if (UNKNOWN_SIGNER.test(code))
    return new BankError('ours', `Não se sabe quem assinou o certificado do banco (${code}).`, {
      cause: error,
    })
  if (THEIR_CERTIFICATE.test(code))
    return new BankError('theirs', `O certificado do banco não vale (${code}).`, { cause: error })
  const why = ask.signal.aborted ? 'não respondeu a tempo' : `não foi alcançado (${code})`
  return new BankError('later', `O banco ${why}: ${where}`, { cause: error })
}

/** The code of an error or of what caused it; undici wraps those of sockets. */
function codeOf(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && at.code !== 'UND_ERR_SOCKET') return at.code
  }
  return error instanceof Error ? error.name : 'desconhecido'
}
