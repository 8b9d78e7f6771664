import { randomBytes } from 'node:crypto'
import { knex, type Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Bank, BankPix, UnreadablePix } from '../../../backend/src/pix/bank/bank'
import { saoPauloDate, saoPauloDayRange } from '#domain/values/dates'
import { BankError } from '../../../backend/src/pix/bank/BankError'
import { stubEngineSettings } from '../../support/stubEngineSettings'
import { sql, world } from '../../support/world'

/** A bank in memory, of which a test says what it lists and what it answers. */
const bank = {
  listed: [] as BankPix[],
  /** Spans that were asked for, in hours before now, rounded. */
  spans: [] as [number, number][],
  isDown: false,
  /** What happens while it answers for a payment. */
  meanwhile: async (): Promise<unknown> => undefined,
  /** It lists, and answers for no payment. */
  isReadDown: false,
  /** What it lists besides, on every page. */
  unreadable: [] as UnreadablePix[],
  /** It lists no period that has this moment in it. */
  missing: null as Date | null,
  /** Its clock, in minutes behind ours; it refuses a period that ends later. */
  minutesBehind: 0,
}
const fake = {
  async *listPix(from: Date, to: Date) {
    if (bank.isDown) throw new Error('the bank is down')
    if (bank.missing && from <= bank.missing && bank.missing <= to) throw new Error('not that day')
    if (to.getTime() > Date.now() - bank.minutesBehind * 60_000)
      throw new BankError('ours', 'O período termina no futuro.', { status: 400 })
    yield* bank.unreadable
    const hours = (at: Date) => Math.round((Date.now() - at.getTime()) / 360_000) / 10
    bank.spans.push([hours(from), hours(to)])
    for (const one of bank.listed) if (one.at >= from && one.at <= to) yield one
  },
  async readPix(id: string) {
    if (bank.isDown || bank.isReadDown) throw new Error('the bank is down')
    const found = structuredClone(bank.listed.find(({ endToEndId }) => endToEndId === id))
    await bank.meanwhile()
    return found ?? null
  },
} as unknown as Bank

/** Of the line, the list and what came in: nobody else's. */
const SCHEMA = 'pix_list_test'
let database: Knex
let container: MedusaContainer
let pix: typeof import('../../../backend/src/pix')
beforeAll(async () => {
  stubEngineSettings({
    WINEX_PIX_URL: 'http://127.0.0.1:9/api',
    WINEX_PIX_TOKEN_URL: 'http://127.0.0.1:9/token',
    WINEX_PIX_CLIENT_ID: 'winex',
    WINEX_PIX_CLIENT_SECRET: 'segredo',
    WINEX_PIX_KEY: 'chave',
  })
  database = knex({
    client: 'pg',
    connection: world.databaseUrl,
    // the running engine would take what is in the line to its own bank
    searchPath: [SCHEMA, 'public'],
    pool: { min: 0, max: 8 },
  })
  await sql(`create schema ${SCHEMA}`)
  for (const table of ['pix_follow', 'pix_notice', 'pix_receipt'])
    await sql(`create table ${SCHEMA}.${table} (like public.${table} including all)`)
  container = { resolve: () => database } as unknown as MedusaContainer
  pix = await import('../../../backend/src/pix')
  const { useBank } = await import('../../../backend/src/pix/bank/theBank')
  useBank(fake)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await database.destroy()
  await sql(`drop schema ${SCHEMA} cascade`)
})
beforeEach(() => sql(`delete from ${SCHEMA}.pix_follow`))
afterEach(() => {
  Object.assign(bank, {
    listed: [],
    spans: [],
    isDown: false,
    isReadDown: false,
    meanwhile: async () => undefined,
    unreadable: [],
    missing: null,
    minutesBehind: 0,
  })
})

/** Money for no charge of ours: noting it needs nothing of the engine's modules. */
function listed(minutesAgo: number): BankPix {
  const one = {
    endToEndId: `E${randomBytes(16).toString('hex').slice(0, 31)}`,
    txid: randomBytes(16).toString('hex'),
    amountCents: 1000,
    at: new Date(Date.now() - minutesAgo * 60_000),
    key: 'chave',
    refunds: [],
  }
  bank.listed.push(one)
  return one
}
const isNoted = async ({ endToEndId }: BankPix) =>
  (
    await sql<{ problem: string }>(
      `select problem from ${SCHEMA}.pix_receipt where end_to_end_id = $1`,
      [endToEndId],
    )
  ).map(({ problem }) => problem)
/** What the bank gave back by itself. */
const TAKEN_BACK: BankPix['refunds'][number] = {
  id: 'MED1',
  state: 'DEVOLVIDO',
  amountCents: 400,
  requestedAt: null,
  settledAt: null,
  reason: null,
}
const takenBackOf = async ({ endToEndId }: BankPix) =>
  (
    await sql<{ cents: number }>(
      `select taken_back_cents::int as cents from ${SCHEMA}.pix_receipt where end_to_end_id = $1`,
      [endToEndId],
    )
  )[0]?.cents
const inLine = ({ endToEndId }: BankPix) =>
  sql(`select 1 from ${SCHEMA}.pix_notice where end_to_end_id = $1`, [endToEndId])

it('reads the last day at first, then from half an hour before the last reading', async () => {
  const one = listed(60)
  await pix.followList(container)
  expect(await isNoted(one)).toEqual(['unknown'])
  expect(await inLine(one)).toEqual([])
  const another = listed(20)
  await pix.followList(container)
  expect(await isNoted(another)).toEqual(['unknown'])
  expect(bank.spans).toEqual([
    [24.5, 0.5],
    [0.5, 0],
    [0.5, 0],
  ])
})

it('is not refused by a bank whose clock is behind, and misses nothing of one that is ahead', async () => {
  bank.minutesBehind = 4
  const [behind, ahead] = [listed(5), listed(-5)]
  await pix.followList(container)
  expect([await isNoted(behind), await isNoted(ahead)]).toEqual([[], []])
  // ten minutes later
  await sql(`update ${SCHEMA}.pix_follow set followed_to = followed_to - interval '10 minutes'`)
  for (const one of [behind, ahead]) one.at = new Date(one.at.getTime() - 600_000)
  await pix.followList(container)
  expect(await isNoted(behind)).toEqual(['unknown'])
  bank.minutesBehind = 0
  await pix.followList(container)
  expect(await isNoted(ahead)).toEqual(['unknown'])
})

it('compares a day that is not over with such a bank, up to what its clock is sure of', async () => {
  const [seen, last] = [listed(15), listed(5)]
  const { bookReceipt } = await import('../../../backend/src/pix/writes/book-receipt')
  for (const one of [seen, last]) await bookReceipt(container, one)
  const day = (at: Date) => saoPauloDate(at) ?? ''
  const compare = () => pix.reconcileDay(database, fake, day(new Date()), new Date())
  const kinds = async (one: BankPix) =>
    (await compare()).differences.flatMap(({ kind, end_to_end_id: id }) =>
      id === one.endToEndId ? [kind] : [],
    )
  bank.minutesBehind = 4
  expect((await compare()).bank.receipts).toBe(day(seen.at) === day(new Date()) ? 1 : 0)
  for (const one of [seen, last]) expect(await kinds(one)).toEqual([])
})

it('says of a day that has just begun only what such a bank is sure of: nothing', async () => {
  const tomorrow = saoPauloDate(new Date(Date.now() + 24 * 60 * 60_000)) ?? ''
  const { start } = saoPauloDayRange(tomorrow, tomorrow)
  const now = new Date(new Date(start ?? '').getTime() + 120_000)
  expect(await pix.reconcileDay(database, fake, tomorrow, now)).toMatchObject({
    bank: { receipts: 0 },
    differences: [],
  })
})

it('puts into the line what is in the list and cannot be read, and keeps no other out', async () => {
  const { endToEndId } = listed(30)
  bank.listed = []
  const readable = listed(20)
  bank.unreadable = [
    { endToEndId, problem: 'valor' },
    { endToEndId: null, problem: 'endToEndId' },
  ]
  const told: string[] = []
  pix.watchUnreadable((by) => told.push(by))
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await sql(`insert into ${SCHEMA}.pix_follow values (true, now() - interval '10 minutes')`)
  bank.isReadDown = true
  await pix.followList(container)
  bank.isReadDown = false
  expect(logged.mock.calls.flat().join()).toContain('a payment that cannot be read')
  logged.mockRestore()
  expect(told).toEqual(['list', 'list'])
  const lines = await sql<{ id: string }>(
    `select end_to_end_id as id from ${SCHEMA}.pix_notice where end_to_end_id = any($1)`,
    [[endToEndId, readable.endToEndId]],
  )
  expect(lines.map(({ id }) => id).toSorted()).toEqual([endToEndId, readable.endToEndId].toSorted())
  await sql(`delete from ${SCHEMA}.pix_notice`)
})

it('goes on where it was after days in which nothing ran, in parts of a day', async () => {
  await sql(`insert into ${SCHEMA}.pix_follow values (true, now() - interval '60 hours')`)
  const old = listed(59 * 60)
  await pix.followList(container)
  expect(bank.spans).toEqual([
    [60.5, 36.5],
    [36.5, 12.5],
    [12.5, 0],
  ])
  expect(await isNoted(old)).toEqual(['unknown'])
})

it('begins again at the same place when the bank did not answer', async () => {
  await sql(`insert into ${SCHEMA}.pix_follow values (true, now() - interval '2 hours')`)
  const missed = listed(110)
  bank.isDown = true
  await expect(pix.followList(container)).rejects.toThrow('down')
  bank.isDown = false
  await pix.followList(container)
  expect(await isNoted(missed)).toEqual(['unknown'])
})

it('keeps in the line what the bank does not answer for, and asks again', async () => {
  const one = listed(1)
  await sql(`insert into ${SCHEMA}.pix_notice (end_to_end_id) values ($1)`, [one.endToEndId])
  bank.isDown = true
  await pix.bookNotices(container)
  expect(await inLine(one)).toHaveLength(1)
  bank.isDown = false
  await sql(`update ${SCHEMA}.pix_notice set next_try_at = now() where end_to_end_id = $1`, [
    one.endToEndId,
  ])
  await pix.bookNotices(container)
  expect(await inLine(one)).toEqual([])
  expect(await isNoted(one)).toEqual(['unknown'])
})

it('asks once more about a payment that is told of while the bank answers for it', async () => {
  const { noteReceipts } = await import('../../../backend/src/pix/writes/noteReceipts')
  const one = listed(1)
  await noteReceipts(database, [one.endToEndId])
  bank.meanwhile = async () => {
    bank.meanwhile = async () => undefined
    one.refunds = [TAKEN_BACK]
    await noteReceipts(database, [one.endToEndId])
  }
  await pix.bookNotices(container)
  expect(await inLine(one)).toEqual([])
  expect(await takenBackOf(one)).toBe(400)
})

it('notes a payment once, of however many who are told of it at once', async () => {
  const all = Array.from({ length: 50 }, () => listed(1))
  const { bookReceipt } = await import('../../../backend/src/pix/writes/book-receipt')
  const outcomes = await Promise.all(
    all.flatMap((one) => [bookReceipt(container, one), bookReceipt(container, one)]),
  )
  expect(outcomes.filter((one) => one === 'waiting')).toHaveLength(50)
  expect(outcomes.filter((one) => one === 'known')).toHaveLength(50)
})

it('sees in the list of ninety days what the bank gave back of a payment by itself, the newest days first', async () => {
  const { bookReceipt } = await import('../../../backend/src/pix/writes/book-receipt')
  const [newer, older] = [listed(2 * 24 * 60), listed(80 * 24 * 60)]
  for (const one of [newer, older]) {
    await bookReceipt(container, one)
    one.refunds = [TAKEN_BACK]
  }
  bank.missing = new Date(Date.now() - 40 * 24 * 60 * 60_000)
  await expect(pix.followTakenBack(container)).rejects.toThrow('not that day')
  expect(await takenBackOf(newer)).toBe(400)
  bank.missing = null
  await pix.followTakenBack(container)
  expect(await takenBackOf(older)).toBe(400)
  expect(bank.spans.at(-1)?.[0], 'nothing of before').toBeLessThan(90 * 24)
})
