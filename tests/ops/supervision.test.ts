import { spawn } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { isSameProcessAlive, processStartMark } from '../../ops/base/processIdentity.mjs'
import { superviseProcess } from '../../ops/base/superviseProcess'
import { watchLiveness } from '../../ops/base/watchLiveness'

const SILENT_MS = 500

describe('a process that is watched', () => {
  const after = (ms: number, answer: boolean) =>
    new Promise<boolean>((done) => setTimeout(done, ms, answer))

  it('is taken for frozen when it does not answer in time', async () => {
    const asked: number[] = []
    await new Promise<void>((onFrozen) =>
      watchLiveness({
        frozenAfterMs: SILENT_MS,
        onFrozen,
        probe: (patienceMs) => {
          asked.push(patienceMs)
          return after(patienceMs, false)
        },
      }),
    )
    expect(asked).toEqual([SILENT_MS])
  })

  it('is taken for frozen when it refuses for so long, and not by one refusal', async () => {
    let asked = 0
    const started = performance.now()
    await new Promise<void>((onFrozen) =>
      watchLiveness({
        frozenAfterMs: SILENT_MS,
        onFrozen,
        probe: () => {
          asked += 1
          return Promise.resolve(false)
        },
      }),
    )
    expect(asked).toBeGreaterThan(1)
    expect(performance.now() - started).toBeGreaterThan(SILENT_MS - 5)
  })

  it('is alive while it answers, however slowly, and again after each answer', async () => {
    const responses = [true, false, true, false, true]
    let frozen = false
    const end = await new Promise<() => void>((done) => {
      const stop = watchLiveness({
        frozenAfterMs: SILENT_MS,
        onFrozen: () => {
          frozen = true
        },
        probe: async () => {
          const answer = responses.shift()
          if (answer === undefined) done(() => stop())
          return after(answer === true ? SILENT_MS / 2 : 0, answer ?? true)
        },
      })
    })
    end()
    expect(frozen).toBe(false)
  })

  it('is not blamed for a watcher that was not running itself', async () => {
    let asked = 0
    let frozen = false
    await new Promise<void>((done) => {
      const stop = watchLiveness({
        frozenAfterMs: SILENT_MS,
        onFrozen: () => {
          frozen = true
        },
        probe: (patienceMs) => {
          asked += 1
          if (asked === 2) {
            stop()
            done()
            return Promise.resolve(true)
          }
          // The whole machine slept, or its processors were busy elsewhere.
          return after(patienceMs + 1_100, false)
        },
      })
    })
    expect(frozen).toBe(false)
  })
})

describe('a process that is supervised', () => {
  it('is started again at once when it ends, and stays away when it is stopped', async () => {
    const said: string[] = []
    let launches = 0
    const supervised = superviseProcess(
      {
        name: 'O motor',
        log: 'engine.log',
        launch: ({ listening }) => {
          launches += 1
          const child = spawn(process.execPath, [
            '-e',
            'console.log(1); setInterval(() => {}, 1e6)',
          ])
          child.stdout.once('data', listening)
          return child
        },
        probe: () => Promise.resolve(true),
      },
      (line) => said.push(line),
    )
    await supervised.ready()
    const first = supervised.pid() ?? 0
    process.kill(first, 'SIGKILL')
    await expect.poll(() => supervised.pid()).not.toBe(first)
    await supervised.ready()
    expect(said).toEqual(['O motor terminou (SIGKILL); reiniciando.'])
    const second = supervised.pid() ?? 0
    const mark = processStartMark(second)
    await supervised.stop()
    expect(isSameProcessAlive(second, mark)).toBe(false)
    expect(launches).toBe(2)
  })

  it('has its own time to end, and is killed after it', async () => {
    const end = async (atTerm: string) => {
      const supervised = superviseProcess(
        {
          name: 'O motor',
          log: 'engine.log',
          stopSeconds: 2,
          launch: ({ listening }) => {
            const child = spawn(process.execPath, [
              '-e',
              `process.on('SIGTERM', () => { ${atTerm} }); console.log(1); setInterval(() => {}, 1e6)`,
            ])
            child.stdout.once('data', listening)
            child.on('exit', (status, signal) => ends.push(signal ?? status))
            return child
          },
          probe: () => Promise.resolve(true),
        },
        () => undefined,
      )
      await supervised.ready()
      await supervised.stop()
    }
    const ends: unknown[] = []
    await end('setTimeout(() => process.exit(0), 1_000)')
    const begun = performance.now()
    await end('')
    expect(ends).toEqual([0, 'SIGKILL'])
    expect(performance.now() - begun).toBeLessThan(8_000)
  })

  it('says why it cannot start', async () => {
    const supervised = superviseProcess(
      {
        name: 'O gateway',
        log: 'gateway.log',
        launch: ({ failed }) => {
          failed('A porta 8000 já está em uso.')
          return spawn(process.execPath, ['-e', 'process.exit(1)'])
        },
        probe: () => Promise.resolve(false),
      },
      () => undefined,
    )
    await expect(supervised.ready()).rejects.toThrow('A porta 8000 já está em uso.')
    await supervised.stop()
  })

  it('that ends at its start without a word points at its log', async () => {
    const supervised = superviseProcess(
      {
        name: 'O motor',
        log: 'engine.log',
        launch: () => spawn(process.execPath, ['-e', 'process.exit(3)']),
        probe: () => Promise.resolve(false),
      },
      () => undefined,
    )
    await expect(supervised.ready()).rejects.toThrow(
      'O motor terminou (status 3) ao iniciar. Veja o arquivo engine.log.',
    )
    await supervised.stop()
  })
})
