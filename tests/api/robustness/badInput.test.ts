import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../support/routeTable'
import { closeDatabase, world } from '../../support/world'
import { attemptOf, type Attempt } from './buildAttempt'
import { closeStage, openStage, type Stage } from './openStage'

/** Another seed or more requests: WINEX_BAD_INPUT_SEED, WINEX_BAD_INPUT_REQUESTS. */
const SEED = Number(process.env.WINEX_BAD_INPUT_SEED ?? 20261121)
const REQUESTS = Number(process.env.WINEX_BAD_INPUT_REQUESTS ?? 2_000)
const AT_ONCE = 6
const SLOW_MS = 5_000
/** An address of ours that answers with an outside service's silence (R16). */
const MAY_BE_UNAVAILABLE = /^\/public\/cep\//

interface Finding {
  problem: string
  request: string
  answer: string
}

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(async () => {
  await closeStage()
  await closeDatabase()
})

/** How often each status was answered: a stream that is only ever refused would prove nothing. */
const statuses = new Map<number, number>()

async function judge(attempt: Attempt): Promise<Finding | null> {
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
      signal: AbortSignal.timeout(20_000),
    })
    status = response.status
    type = response.headers.get('content-type') ?? ''
    text = await response.text()
  } catch (error) {
    text = String(error)
  }
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
  const problem =
    problemOf(attempt, { status, type, text }, performance.now() - started) ??
    (status < 300 ? misfit(attempt, text) : null)
  if (!problem) return null
  const { authorization: _secret, ...headers } = attempt.headers
  const body = typeof attempt.body === 'string' ? attempt.body.slice(0, 400) : attempt.body
  return {
    problem,
    request: `${attempt.method} ${attempt.path.slice(0, 400)} ${JSON.stringify(headers).slice(0, 200)} ${String(body)}`,
    answer: `${status} ${type} ${text.slice(0, 300)}`,
  }
}

function problemOf(
  { path }: Attempt,
  { status, type, text }: { status: number; type: string; text: string },
  milliseconds: number,
): string | null {
  if (status === 0) return 'no answer'
  if (milliseconds > SLOW_MS) return `slow: ${Math.round(milliseconds)} ms`
  if (status >= 500 && !(status === 503 && MAY_BE_UNAVAILABLE.test(path))) return `status ${status}`
  if (/text\/html/.test(type) || /<!doctype|<html/i.test(text)) return 'HTML'
  if (/\bat .+:\d+:\d+\)?|node_modules|select .+ from/i.test(text) && status >= 400)
    return 'says what happened inside'
  if (status < 400) return null
  return isError(path, text) ? null : 'not the shape of an error'
}

/** A success that does not fit what its route declares: a client that trusts the declaration would trip over it. */
function misfit({ route: { declaration } }: Attempt, text: string): string | null {
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

describe('valid and nearly valid requests to every route', () => {
  it(
    `${REQUESTS} times: no internal error, no HTML, no stack trace, always an answer in its shape`,
    async () => {
      const perRoute = Math.ceil(REQUESTS / routes.length)
      const perRouteAttempts = routes.map((route, at) =>
        fc.sample(attemptOf(route, stage), { seed: SEED + at, numRuns: perRoute }),
      )
      // One of each route in turn: many at once on one cart would only wait for each other.
      const attempts = Array.from({ length: perRoute }, (_, turn) =>
        perRouteAttempts.flatMap((ofRoute) => ofRoute[turn] ?? []),
      ).flat()
      const findings: Finding[] = []
      const next = attempts.values()
      const work = async (): Promise<void> => {
        for (const attempt of next) {
          const finding = await judge(attempt)
          if (finding) findings.push(finding)
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
      console.log(
        `${attempts.length} requests to ${routes.length} routes`,
        Object.fromEntries(statuses),
      )
      expect(findings.slice(0, 25)).toEqual([])
      const accepted = [...statuses].filter(([status]) => status > 0 && status < 300)
      expect(accepted.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThan(REQUESTS / 20)
    },
    60_000 + REQUESTS * 100,
  )
})
