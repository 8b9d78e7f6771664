import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { isSameProcessAlive, processStartMark } from '../../../ops/base/processIdentity.mjs'
import { descendantsOf } from '../../support/descendantsOf'
import { call } from '../../support/http'
import { tokenOf } from '../../support/people'
import { readRun } from '../../support/readRun'
import { world } from '../../support/world'

type Part = 'enginePid' | 'gatewayPid' | 'postgresPid'

const runOf = (part: Part): number => readRun(world.dataDir)[part]

const logOf = (name: string): string => readFileSync(join(world.dataDir, name), 'utf8')

const status = async (path: string, at = world.url): Promise<number> =>
  fetch(`${at}${path}`, { signal: AbortSignal.timeout(4_000) }).then(
    (response) => response.status,
    () => 0,
  )

/** How long a start takes is the machine's affair; `npm run crash` holds it to 20 s. */
const STARTED_MS = 60_000

/** By then a process that hangs is replaced by another one (issue 19): 6 s of silence, and what a busy machine adds. */
const REPLACED_MS = 15_000

/** Takes the processor from a process permanently, as an endless loop takes its event loop, and waits for its successor. */
async function freeze(part: Part): Promise<void> {
  const frozen = runOf(part)
  const mark = processStartMark(frozen)
  process.kill(frozen, 'SIGSTOP')
  await expect.poll(() => runOf(part), { timeout: REPLACED_MS, interval: 100 }).not.toBe(frozen)
  expect(isSameProcessAlive(frozen, mark)).toBe(false)
}

describe('what hangs without ending', () => {
  it('is replaced when it is the engine, while the pages go on being served', async () => {
    expect(await status('/healthz')).toBe(200)
    const token = await tokenOf('signedSeller')
    const freezing = freeze('enginePid')
    expect(await status('/health', readRun(world.dataDir).engineUrl)).toBe(0)
    expect(await status('/healthz/live')).toBe(200)
    expect(await status('/login')).toBe(200)
    await freezing
    expect(logOf('engine.log')).toContain('O motor não responde há 6 s; encerrando à força.')
    await expect
      .poll(async () => (await call('/vendor/me', { token }).catch(() => null))?.status, {
        timeout: STARTED_MS,
        interval: 200,
      })
      .toBe(200)
  })

  it('is replaced when it is the gateway, which holds the same port again', async () => {
    await freeze('gatewayPid')
    expect(logOf('gateway.log')).toContain('O gateway não responde há 6 s; encerrando à força.')
    await expect
      .poll(() => status('/api/public/config'), { timeout: STARTED_MS, interval: 200 })
      .toBe(200)
    expect(await status('/login')).toBe(200)
  })
})

describe('a database that does not answer', () => {
  it('is no reason to end the engine, which is alive and not ready', async () => {
    const engine = runOf('enginePid')
    expect(await status('/health/ready', readRun(world.dataDir).engineUrl)).toBe(200)
    const database = [runOf('postgresPid'), ...descendantsOf(runOf('postgresPid'))]
    try {
      for (const pid of database) process.kill(pid, 'SIGSTOP')
      // Longer than the silence that an engine is replaced for.
      for (const until = performance.now() + 9_000; performance.now() < until; await pause(500))
        expect(await status('/health', readRun(world.dataDir).engineUrl)).toBe(200)
      const ready = await fetch(`${readRun(world.dataDir).engineUrl}/health/ready`)
      expect(ready.status).toBe(503)
    } finally {
      for (const pid of database.reverse()) process.kill(pid, 'SIGCONT')
    }
    await expect
      .poll(() => status('/health/ready', readRun(world.dataDir).engineUrl), {
        timeout: STARTED_MS,
        interval: 200,
      })
      .toBe(200)
    expect(runOf('enginePid')).toBe(engine)
  })
})
