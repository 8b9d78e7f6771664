import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../support/routeTable'
import { weatherMs } from '../../support/weatherMs'
import { attemptOf, type Attempt } from './buildAttempt'
import { judgeAttempt, type Finding } from './judgeAttempt'
import { closeStage, openStage, type Stage } from './openStage'

/** Another seed or more requests: WINEX_BAD_INPUT_SEED, WINEX_BAD_INPUT_REQUESTS. */
const SEED = Number(process.env.WINEX_BAD_INPUT_SEED ?? 20261121)
const REQUESTS = Number(process.env.WINEX_BAD_INPUT_REQUESTS ?? 2_000)
const AT_ONCE = 6
const SLOW_MS = 5_000 + weatherMs
/** What other requests at the same moment, or a busy machine, may have brought about: asked again alone, it must not be. */
const BY_OTHERS = /^(slow|status 503)/

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(closeStage)

/** How often each status was answered: a stream that is only ever refused would prove nothing. */
const statuses = new Map<number, number>()

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
      const again: Attempt[] = []
      const next = attempts.values()
      const work = async (): Promise<void> => {
        for (const attempt of next) {
          const { status, finding } = await judgeAttempt(attempt, SLOW_MS)
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          if (finding && BY_OTHERS.test(finding.problem)) again.push(attempt)
          else if (finding) findings.push(finding)
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
      for (const attempt of again) {
        const { finding } = await judgeAttempt(attempt, SLOW_MS)
        if (finding) findings.push(finding)
      }
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
