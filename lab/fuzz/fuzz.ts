import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import fc from 'fast-check'
import { attemptOf, type Attempt } from '../../tests/api/robustness/buildAttempt'
import { judgeAttempt, type Finding } from '../../tests/api/robustness/judgeAttempt'
import { closeStage, openStage } from '../../tests/api/robustness/openStage'
import { openShop } from '../../tests/support/openShop'
import { readRun } from '../../tests/support/readRun'
import { routes } from '../../tests/support/routeTable'
import { tokenOf } from '../../tests/support/people'
import { world } from '../../tests/support/world'

const AT_ONCE = 2
const SLOW_MS = 2_000
/** Memory is looked at this often. */
const SAMPLE_MS = 10_000
/** The last third of a run may take this much more than the middle one: what grows without end does not fit. */
const GROWTH = 1.25
const FINDINGS_MAX = 50
/** The gateway closes the connection of a client that sends more than 32 MB, before they can read its answer (ops/serve/serveApi). */
const BODY_MAX = 30_000_000

/**
 * Sends random requests, each of a random caller: the person the route is for, another seller, staff, nobody.
 * Prints what was asked, how it was answered, times and memory, and every finding.
 */
export async function fuzz(minutes: number): Promise<number> {
  const seed = Number(process.env.WINEX_FUZZ_SEED ?? Date.now() % 1_000_000)
  const stage = await openStage()
  const callers = [undefined, (await openShop({ wines: 1 })).token, await tokenOf('staff'), '']
  const random = fc.sample(fc.integer({ min: 0, max: 2 ** 30 }), { seed, numRuns: 1_000 })
  const findings: Finding[] = []
  const statuses = new Map<number, number>()
  const times: number[] = []
  const memory: number[] = []
  const end = Date.now() + minutes * 60_000

  let turn = 0
  const nextAttempt = (): Attempt | null => {
    const at = turn++
    const dice = (random[at % random.length] ?? 0) + at
    const route = routes[dice % routes.length]
    if (!route) return null
    // Half of all requests come from whom the route is for: the others are mostly refused at the door.
    const caller = callers[Math.max(0, ((dice >> 4) % 8) - 4)]
    const [attempt] = fc.sample(attemptOf(route, stage, caller), { seed: seed + at, numRuns: 1 })
    return attempt && (attempt.body?.length ?? 0) <= BODY_MAX ? attempt : null
  }
  let abandoned = 0
  const send = async (attempt: Attempt): Promise<void> => {
    // one in six is half sent, or its answer is not read
    const manner = (random[turn % random.length] ?? 0) % 12
    if (manner < 2) {
      abandoned++
      return abandon(attempt, manner === 0 ? 'half' : 'unread')
    }
    const { status, milliseconds, finding } = await judgeAttempt(attempt, SLOW_MS)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    times.push(milliseconds)
    if (!finding) return
    findings.push(finding)
    console.log(JSON.stringify(finding))
  }
  const sampling = setInterval(() => memory.push(engineMegabytes()), SAMPLE_MS)
  while (Date.now() < end && findings.length < FINDINGS_MAX) {
    // Made before any is sent: building a large one takes seconds, which would count as the answer's.
    const attempts = Array.from({ length: AT_ONCE }, nextAttempt).filter((one) => one !== null)
    await Promise.all(attempts.map(send))
  }
  clearInterval(sampling)
  await closeStage()

  const sorted = times.toSorted((a, b) => a - b)
  const third = Math.max(1, Math.floor(memory.length / 3))
  const middle = median(memory.slice(third, 2 * third))
  const last = median(memory.slice(2 * third))
  const grows = memory.length >= 6 && last > middle * GROWTH
  console.log(
    `${times.length} requests to ${routes.length} routes, ${abandoned} half or unread, seed ${seed}`,
  )
  console.log('statuses', Object.fromEntries(statuses))
  console.log(
    `ms: p50 ${Math.round(median(sorted))}, p99 ${Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0)}, slowest ${Math.round(sorted.at(-1) ?? 0)}`,
  )
  console.log(
    `engine MB: first ${memory[0]}, middle ${middle}, last ${last}${grows ? ' (grows)' : ''}`,
  )
  console.log(`${findings.length} findings`)
  return findings.length === 0 && !grows ? 0 : 1
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Sends a request of which a half arrives, or reads nothing of its answer, and goes away a second later. */
async function abandon(attempt: Attempt, manner: 'half' | 'unread'): Promise<void> {
  const { hostname, port } = new URL(world.url)
  const body = Buffer.from(attempt.body ?? '')
  const headers = Object.entries({ ...attempt.headers, 'content-length': body.length })
  const head = [
    `${attempt.method} /api${attempt.path} HTTP/1.1`,
    'host: winex.test',
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ]
  const socket = connect(Number(port), hostname).on('error', () => undefined)
  socket.pause()
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.write(manner === 'half' ? body.subarray(0, Math.floor(body.length / 2)) : body)
  setTimeout(() => socket.destroy(), 1_000)
}

/** Resident memory of the engine, in MB. */
function engineMegabytes(): number {
  const { enginePid } = readRun(world.dataDir)
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${enginePid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}
