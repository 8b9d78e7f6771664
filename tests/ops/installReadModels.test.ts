import { expect, test, vi } from 'vitest'
import { installReadModels } from '../../backend/src/server/installReadModels'

vi.mock('../../backend/src/env', () => ({
  env: { WINEX_SIGNING_SECRET: 'of a test', WINEX_JWT_SECRET: 'of a test' },
}))

/** A database that keeps the comment of its schema and counts how often the definition was run. */
class Database {
  runs = 0
  /** How often the watched tables are in use when their locks are asked for. */
  busy = 0
  constructor(public comment: string | null = null) {}
  client = {
    acquireConnection: () => Promise.resolve({ query: this.query.bind(this) }),
    releaseConnection: () => Promise.resolve(),
  }
  transaction = <Result>(run: (knex: Database) => Result): Result => run(this)

  private query({ text }: { text: string }): Promise<{ rows: unknown[] }> {
    if (text.startsWith('select')) return Promise.resolve({ rows: [{ installed: this.comment }] })
    if (text.startsWith('lock table') && this.busy-- > 0)
      return Promise.reject(Object.assign(new Error('canceled'), { code: '57014' }))
    if (!text.includes('comment on schema')) return Promise.resolve({ rows: [] })
    this.runs += 1
    this.comment = /comment on schema read_model is '([^']*)'$/.exec(text)?.[1] ?? null
    return Promise.resolve({ rows: [] })
  }
}

const install = (database: Database) => installReadModels(database as never)

test('the read models are installed once for each definition', async () => {
  const database = new Database()
  await install(database)
  expect(database.comment).toMatch(/^[0-9a-f]{64}$/)
  await install(database)
  expect(database.runs).toBe(1)
})

test('writers of the watched tables end first', async () => {
  const database = new Database('earlier')
  database.busy = 2
  await install(database)
  expect([database.busy, database.runs]).toEqual([-1, 1])
})

test('a definition of before is replaced, and stays known', async () => {
  const database = new Database('earlier')
  await install(database)
  expect(database.comment).toMatch(/^earlier [0-9a-f]{64}$/)
})

test('a definition that came later is not taken away by older code', async () => {
  const database = new Database()
  await install(database)
  database.comment += ' later'
  await expect(install(database)).rejects.toThrow('é de uma versão mais nova da winex')
  expect(database.runs).toBe(1)
})
