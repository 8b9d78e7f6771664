import { expect, test, vi } from 'vitest'
import { installReadModels } from '../../backend/src/server/installReadModels'

vi.mock('../../backend/src/env', () => ({
  env: {
    WINEX_SIGNING_SECRET: 'of a test',
    WINEX_JWT_SECRET: 'of a test',
    WINEX_CEP_LIMIT_ADDRESS: 1,
    WINEX_FREIGHT_FILE: { states: {}, isOwn: false },
  },
}))

/** A database that keeps the comment of its schema and counts how often the definition was run. */
class Database {
  runs = 0
  /** Statements that fail, once each and in this order: a text in them, and the SQLSTATE. */
  failures: [text: string, code: string][] = []
  constructor(public comment: string | null = null) {}
  client = {
    acquireConnection: () => Promise.resolve({ query: this.query.bind(this) }),
    releaseConnection: () => Promise.resolve(),
  }
  transaction = <Result>(run: (knex: Database) => Result): Result => run(this)

  private query({ text }: { text: string }): Promise<{ rows: unknown[] }> {
    if (text.startsWith('select')) return Promise.resolve({ rows: [{ installed: this.comment }] })
    const [failure] = this.failures
    if (failure && text.includes(failure[0])) {
      this.failures.shift()
      return Promise.reject(Object.assign(new Error('failed'), { code: failure[1] }))
    }
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

const LOCKS = 'in share row exclusive mode'
const DEFINITION = 'comment on schema'

test('writers of the watched tables end first', async () => {
  const database = new Database('earlier')
  database.failures = [
    [LOCKS, '57014'],
    [LOCKS, '57014'],
  ]
  await install(database)
  expect([database.failures, database.runs]).toEqual([[], 1])
})

test('an installation that a deadlock has ended is tried again', async () => {
  const database = new Database('earlier')
  database.failures = [[DEFINITION, '40P01']]
  await install(database)
  expect([database.failures, database.runs]).toEqual([[], 1])
})

test('a definition that the database refuses is not tried again', async () => {
  const database = new Database('earlier')
  database.failures = [[DEFINITION, '42601']]
  await expect(install(database)).rejects.toThrow('failed')
  expect([database.comment, database.runs]).toEqual(['earlier', 0])
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
