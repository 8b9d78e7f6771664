import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { WorkerOverrun, WorkerPool } from '../../backend/src/engine/workers/WorkerPool'

const open = (changes: { size?: number; waiting?: number; stepMs?: number } = {}): WorkerPool =>
  new WorkerPool({
    script: join(import.meta.dirname, 'fixtures/worker.mjs'),
    size: 1,
    waiting: 1,
    heapMb: 16,
    stepMs: 5_000,
    totalMs: 10_000,
    idleMs: 50,
    ...changes,
  })

const all = async (parts: AsyncGenerator<unknown>): Promise<unknown[]> => {
  const read: unknown[] = []
  for await (const part of parts) read.push(part)
  return read
}

describe('a pool of threads', () => {
  it('hands over the parts of a work in order, one work after the other', async () => {
    const pool = open()
    const [one, other] = await Promise.all([
      all(pool.run('count', { to: 3 })),
      all(pool.run('count', { to: 2 })),
    ])
    expect([one, other]).toEqual([
      [1, 2, 3],
      [1, 2],
    ])
  })

  it('gives its thread to the next when a work is left early', async () => {
    const pool = open()
    for await (const part of pool.run('count', { to: 1_000 })) if (part === 2) break
    expect(await all(pool.run('count', { to: 1 }))).toEqual([1])
  })

  it('refuses one more than may wait', async () => {
    const pool = open()
    const first = pool.run('count', { to: 2 })
    await first.next()
    const second = all(pool.run('count', { to: 1 }))
    await expect(pool.run('count', { to: 1 }).next()).rejects.toMatchObject({
      type: 'unavailable',
      message: 'Há muitos trabalhos na fila. Tente de novo em instantes.',
      retryAfter: 10,
    })
    await first.return()
    expect(await second).toEqual([1])
  })

  it('ends a work that takes too long or too much, and goes on with a new thread', async () => {
    // also the start of a thread takes its time
    const pool = open({ stepMs: 5_000 })
    await expect(all(pool.run('hang', {}))).rejects.toThrow(WorkerOverrun)
    await expect(all(open().run('swallow', {}))).rejects.toThrow('too much memory')
    expect(await all(pool.run('count', { to: 1 }))).toEqual([1])
  })

  it('passes on why a work failed', async () => {
    await expect(all(open().run('fail', {}))).rejects.toThrow('broken')
  })
})
