import { world } from '../../support/world'
import type { Attempt } from './buildAttempt'

/** An address of ours that answers with an outside service's silence (R16). */
const MAY_BE_UNAVAILABLE = /^\/public\/cep\//
const GIVE_UP_MS = 20_000

export interface Finding {
  problem: string
  request: string
  answer: string
}

export interface Judgement {
  /** 0 when there was no answer. */
  status: number
  milliseconds: number
  finding: Finding | null
}

/**
 * Sends one request and says what is wrong with the answer: no 5xx, no HTML, nothing of the inside, errors in their
 * shape, successes as their route declares them, all within `slowMs`.
 */
export async function judgeAttempt(attempt: Attempt, slowMs: number): Promise<Judgement> {
  const started = performance.now()
  let status = 0
  let text = ''
  let type = ''
  try {
    const response = await fetch(`${world.api}${attempt.path}`, {
      method: attempt.method,
      headers: attempt.headers,
      ...(attempt.body === undefined ? {} : { body: attempt.body as BodyInit }),
      redirect: 'manual',
      signal: AbortSignal.timeout(GIVE_UP_MS),
    })
    status = response.status
    type = response.headers.get('content-type') ?? ''
    text = await response.text()
  } catch (error) {
    text = String(error)
  }
  const milliseconds = performance.now() - started
  const problem =
    problemOf(attempt, { status, type, text }) ??
    (milliseconds > slowMs ? `slow: ${Math.round(milliseconds)} ms` : null) ??
    (status < 300 ? misfit(attempt, text) : null)
  if (!problem) return { status, milliseconds, finding: null }
  const { authorization: _secret, ...headers } = attempt.headers
  const body = typeof attempt.body === 'string' ? attempt.body.slice(0, 400) : attempt.body
  const finding = {
    problem: `${problem}, body of ${attempt.body?.length ?? 0}`,
    request: `${attempt.method} ${attempt.path.slice(0, 400)} ${JSON.stringify(headers).slice(0, 200)} ${String(body)}`,
    answer: `${status} ${type} ${text.slice(0, 300)}`,
  }
  return { status, milliseconds, finding }
}

function problemOf(
  { path }: Attempt,
  { status, type, text }: { status: number; type: string; text: string },
): string | null {
  if (status === 0) return 'no answer'
  if (status >= 500 && !(status === 503 && MAY_BE_UNAVAILABLE.test(path))) return `status ${status}`
  if (/text\/html/.test(type) || /<!doctype|<html/i.test(text)) return 'HTML'
  if (/\bat .+:\d+:\d+\)?|node_modules|select .+ from/i.test(text) && status >= 400)
    return 'says what happened inside'
  if (status < 400) return null
  return isError(path, text) ? null : 'not the shape of an error'
}

/** A success that does not fit what its route declares: a client that trusts the declaration would trip over it. */
function misfit({ path, route: { declaration } }: Attempt, text: string): string | null {
  // A path with '%2e%2e' in it is another route's, as every client resolves it before it asks.
  const [asked = ''] = path.split('?')
  if (new URL(path, world.url).pathname.split('/').length !== asked.split('/').length) return null
  const shape = declaration.response
  if (shape === 'none' || 'file' in shape) return null
  const parsed = shape.safeParse(JSON.parse(text))
  return parsed.success ? null : `not the declared answer: ${parsed.error.message.slice(0, 300)}`
}

/** `{type, message}`; of /rest what PostgREST says: `{code, message, details, hint}` (spec §7). */
function isError(path: string, text: string): boolean {
  let body: Record<string, unknown> | null
  try {
    body = JSON.parse(text) as Record<string, unknown> | null
  } catch {
    return false
  }
  if (typeof body?.message !== 'string' || body.message === '') return false
  // The gateway answers in the common shape before it has looked at whom the request is for.
  return (
    typeof body.type === 'string' || (path.startsWith('/rest/') && typeof body.code === 'string')
  )
}
