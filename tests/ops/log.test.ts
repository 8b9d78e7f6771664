import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openLog } from '../../ops/base/openLog'
import { mountSmallDisk } from '../support/fullDisk'

const MB = 1024 * 1024

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'winex-log-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
  vi.useRealTimers()
})

const openFiles = (): string[] =>
  readdirSync('/proc/self/fd').flatMap((name) => {
    try {
      return readlinkSync(join('/proc/self/fd', name))
    } catch {
      return []
    }
  })

describe('a log', () => {
  it('is put aside while it is written to, takes a bounded part of the disk, and is for its owner alone', async () => {
    const path = join(folder, 'engine.log')
    const log = openLog(path)
    const line = 'x'.repeat(64 * 1024 - 1)
    const oldest = () => statSync(`${path}.3`, { throwIfNoEntry: false })?.ino
    const write = () => {
      for (let index = 0; index < 16; index++) log.line(line)
      return oldest()
    }
    const patience = { interval: 2 }
    await expect.poll(write, patience).toBeDefined()
    // And once more, so that the first of all is gone.
    await expect.poll(write, patience).not.toBe(oldest())
    await expect
      .poll(() => readdirSync(folder).sort())
      .toEqual(['engine.log', 'engine.log.1', 'engine.log.2', 'engine.log.3'])
    for (const name of readdirSync(folder)) {
      const { size, mode } = statSync(join(folder, name))
      expect(size).toBeLessThan(11 * MB)
      expect(mode & 0o777).toBe(0o600)
    }
    log.end()
  })

  it('goes on when the disk takes it again, and says how much is missing', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    let full = true
    const written: string[] = []
    const log = openLog('x', () => {
      return new Writable({
        write: (chunk: Buffer, _encoding, done) => {
          if (full) return done(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))
          written.push(chunk.toString())
          done()
        },
      })
    })
    for (const line of ['a', 'b', 'c']) log.line(line)
    await new Promise((done) => setImmediate(done))
    log.line('d')
    full = false
    vi.setSystemTime(Date.now() + 2_000)
    log.line('e')
    await new Promise((done) => setImmediate(done))
    expect(written.join('')).toBe('(4 linhas não couberam no disco)\ne\n')
  })

  const disk = mountSmallDisk(1)
  it.skipIf(!disk)(
    'survives a real full disk (skipped where no small one can be mounted)',
    async () => {
      if (!disk) return
      try {
        const path = join(disk.path, 'engine.log')
        const log = openLog(path)
        log.line('before')
        await expect.poll(() => readFileSync(path, 'utf8')).toBe('before\n')
        disk.fill()
        for (let index = 0; index < 10; index++) log.line('x'.repeat(10_000))
        // It lets go of the file that fails.
        await expect.poll(() => openFiles().includes(path)).toBe(false)
        disk.free()
        await expect
          .poll(
            () => {
              log.line('after')
              return readFileSync(path, 'utf8')
            },
            { interval: 200 },
          )
          .toMatch(/\(\d+ linhas não couberam no disco\)\nafter\n/)
        log.end()
      } finally {
        disk.remove()
      }
    },
  )
})
