import { setTimeout as pause } from 'node:timers/promises'
import { findHalfThings } from '../crash/findHalfThings'
import { findLostWrites } from '../crash/findLostWrites'
import { startLoad } from '../crash/startLoad'
import { call } from '../../tests/support/http'
import { countStatuses } from './askEngine'
import { engineProcess } from './engineProcess'
import type { Line } from './line'
import type { Machine } from './machine'
import type { Cluster } from './startCluster'
import { hasFailed, watchResponses, type Seen } from './watchResponses'

/** Without a failed answer for so long it is well. */
const QUIET_MS = 5_000
const WATCHED_MS = 20_000
const PATIENCE_MS = 120_000
/** How long what was killed stays away: what a provider needs to start it elsewhere. */
const AWAY_MS = 5_000
const READERS = 4
const READER_PAUSE_MS = 20
/** Longer than the background's repair of a checkout that died (checkout/writes/repair-checkouts). */
const REPAIR_MS = 60_000

interface Outage {
  what: string
  /** Breaks it; whatever has to be started by hand is started before it returns. */
  act: () => Promise<void>
  /** Whether people may see it at all, and for how long after `act` began; seconds. */
  wellWithin: number
}

/** Restarts and kills one thing after another under load, and counts what people were answered. */
export async function outages(cluster: Cluster): Promise<Line[]> {
  const load = await startLoad()
  let reading = true
  const readers = Array.from({ length: READERS }, async (_none, at) => {
    const paths = ['/vendor/products?limit=10', '/vendor/orders?limit=10', '/vendor/today']
    for (let turn = at; reading; turn += 1) {
      await call(paths[turn % paths.length] ?? '', { token: load.token }).catch(() => undefined)
      await pause(READER_PAUSE_MS)
    }
  })
  await pause(WATCHED_MS / 4)
  const watch = watchResponses(new URL(cluster.environment.WINEX_TEST_URL ?? '').origin)
  const lines: Line[] = []
  for (const outage of plan(cluster)) {
    const line = await suffer(outage, watch.seen).catch((error: unknown) => ({
      what: outage.what,
      found: String(error),
      ok: false,
    }))
    console.log(`${line.what}: ${line.found}`)
    lines.push(line)
  }
  reading = false
  await Promise.all([load.stop(), ...readers])
  watch.end()
  lines.push(await compare(load.log))
  return lines
}

function plan(cluster: Cluster): Outage[] {
  const { engines, gateways, redis, database, balancer } = cluster
  const restart = async (machine: Machine, server: string): Promise<void> => {
    await machine.end()
    await machine.start()
    await balancer.waitUntilUp([server])
  }
  const killAndStart = async (machine: Machine): Promise<void> => {
    await machine.end('SIGKILL')
    await pause(AWAY_MS)
    await machine.start()
  }
  const rolling = (kind: 'engine' | 'gateway', machines: Machine[]) => async () => {
    for (const [at, machine] of machines.entries()) await restart(machine, `${kind}${at + 1}`)
  }
  const [engine] = engines
  const [gateway] = gateways
  if (!engine || !gateway) throw new Error('no cluster')
  return [
    { what: 'three engines restarted in turn', act: rolling('engine', engines), wellWithin: 0 },
    { what: 'two gateways restarted in turn', act: rolling('gateway', gateways), wellWithin: 0 },
    {
      what: 'an engine killed (its supervisor starts it again)',
      act: async () => {
        process.kill(engineProcess(engine), 'SIGKILL')
        await pause(AWAY_MS)
        await balancer.waitUntilUp(['engine1'])
      },
      wellWithin: 5,
    },
    { what: 'a gateway killed, away for 5 s', act: () => killAndStart(gateway), wellWithin: 5 },
    { what: 'Redis killed, away for 5 s', act: () => killAndStart(redis), wellWithin: 25 },
    { what: 'PostgreSQL killed, away for 5 s', act: () => killAndStart(database), wellWithin: 25 },
  ]
}

async function suffer({ what, act, wellWithin }: Outage, seen: () => Seen[]): Promise<Line> {
  const begun = performance.now()
  const since = () => seen().filter(({ until }) => until >= begun)
  await act()
  const lastFailure = () =>
    Math.max(
      begun,
      ...since()
        .filter(hasFailed)
        .map(({ until }) => until),
    )
  const latest = performance.now() + PATIENCE_MS
  while (
    performance.now() < Math.max(begun + WATCHED_MS, lastFailure() + QUIET_MS) &&
    performance.now() < latest
  )
    await pause(200)
  const responses = since()
  const failed = responses.filter(hasFailed)
  const seconds = (lastFailure() - begun) / 1_000
  const slowest = Math.max(0, ...responses.map(({ at, until }) => until - at))
  return {
    what,
    found:
      `${responses.length} answers in ${((performance.now() - begun) / 1_000).toFixed(0)} s, ` +
      (failed.length === 0
        ? 'none failed'
        : `${failed.length} failed (${countStatuses(failed)}; reading ${failed.filter(({ method }) => method === 'GET').length}), the last after ${seconds.toFixed(1)} s`) +
      `; slowest ${(slowest / 1_000).toFixed(1)} s`,
    ok: seconds <= wellWithin && failed.every(({ status }) => status !== 500),
  }
}

async function compare(log: Parameters<typeof findLostWrites>[0]): Promise<Line> {
  const lost = await findLostWrites(log)
  let half = await findHalfThings()
  for (let waited = 0; half.length > 0 && waited < REPAIR_MS; waited += 2_000) {
    await pause(2_000)
    half = await findHalfThings()
  }
  for (const one of [...lost, ...half].slice(0, 20)) console.error(one)
  const written = Object.values(log.acknowledged).reduce((sum, list) => sum + list.length, 0)
  return {
    what: 'what people were told was written, looked for afterwards',
    found: `${written} acknowledged, ${lost.length} lost, ${half.length} half done`,
    ok: lost.length + half.length === 0,
  }
}
