import type { z } from 'zod'
import { problemaSchema } from '#domain/pix/bankApi'
import { BankError, type BankErrorKind } from './BankError'
import type { BankCall, BankCallName, BankConfig } from './bank'
import { openBreaker } from './openBreaker'
import { wrongFields } from './presentBank'
import { openSender, type HttpRequest, type Sender } from './openSender'

export interface Ask<Answer> extends HttpRequest {
  call: BankCallName
  /** What a 2xx carries; without it the body is not looked at. */
  answer?: z.ZodType<Answer>
}

/**
 * Sends one request and reads its answer.
 * @throws BankError
 */
export type Exchange = <Answer>(ask: Ask<Answer>) => Promise<Answer>

/** The connection to the bank: mutual TLS, breaker, and what each failure means. */
export function openExchange(config: BankConfig): Exchange {
  const send = openSender(config)
  const breaker = openBreaker()

  return async (ask) => {
    const startedAt = performance.now()
    const report = (outcome: BankCall['outcome']) =>
      config.onCall?.({ call: ask.call, outcome, ms: performance.now() - startedAt })
    if (!breaker.enter()) {
      report('open')
      throw new BankError('later', 'O banco não responde; nova tentativa em alguns segundos.', {
        wasSent: false,
      })
    }
    try {
      const answer = await answerOf(send, ask)
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

async function answerOf<Answer>(send: Sender, ask: Ask<Answer>): Promise<Answer> {
  const { status, text } = await send(ask)
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
    const fields = wrongFields(parsed.error)
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
  if (code === 'ANSWER_TOO_LARGE')
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
  // Some end the connection without a word when they do not take a certificate: it cannot be told from a broken one.
  const isCut = code === 'ECONNRESET' && ask.url.startsWith('https:')
  const why = ask.signal.aborted
    ? 'não respondeu a tempo'
    : isCut
      ? 'fechou a conexão sem responder (se acontece sempre, confira o certificado)'
      : `não foi alcançado (${code})`
  return new BankError('later', `O banco ${why}: ${where}`, { cause: error })
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'desconhecido'
  // How Node names an alert that comes while it writes.
  if (/SSL alert number/.test(error.message)) return 'ERR_SSL_ALERT'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
