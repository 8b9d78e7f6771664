import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cobSchema } from '#domain/pix/bankApi'
import { BankError } from '../../backend/src/pix/bank/BankError'
import { openBreaker } from '../../backend/src/pix/bank/openBreaker'
import { openRepeats } from '../../backend/src/pix/bank/openRepeats'
import { presentCob } from '../../backend/src/pix/bank/presentBank'
import { startBank } from '../../ops/bank/startBank'
import { bankError, CHARGE, newTxid, openBankWorld, type BankWorld } from '../support/bankWorld'
import { quickest } from '../support/quickest'

let world: BankWorld

beforeEach(async () => {
  world = await openBankWorld()
})
afterEach(() => world.end())

const asked = (call: string) => world.calls.filter((one) => one.startsWith(call)).length
const tokens = () => asked('POST /oauth/token')

describe('an answer that is lost', () => {
  it('of a charge is asked for, and the charge not put again', async () => {
    await world.client.readCharge(newTxid())
    world.stand.bank.faults.loseAnswers = 1
    const txid = newTxid()
    const charge = await world.client.createCharge(txid, CHARGE)
    expect(charge).toMatchObject({ txid, amountCents: 12_990 })
    expect(asked('PUT /cob')).toBe(1)
    expect(world.stand.bank.state.charges).toHaveLength(1)
  })

  it('of a refund is asked for: the money is given back once', async () => {
    const { endToEndId } = world.stand.bank.pay(newTxid(), 1_000)
    await world.client.readPix(endToEndId)
    world.stand.bank.faults.loseAnswers = 1
    expect(await world.client.refund(endToEndId, 'a1', 500)).toMatchObject({ amountCents: 500 })
    expect(asked('PUT /pix')).toBe(1)
    // After a crash the caller asks again: the bank refuses the id, and the refund that it has is the answer.
    expect(await world.client.refund(endToEndId, 'a1', 500)).toMatchObject({ id: 'a1' })
    expect((await world.client.readPix(endToEndId))?.refunds).toHaveLength(1)
    // The same id with another amount is no answer to what is asked for.
    expect((await bankError(world.client.refund(endToEndId, 'a1', 400))).kind).toBe('theirs')
  })

  it('and a refusal of which nobody can say whether it is done already, is no refusal', async () => {
    const refused = new BankError('ours', 'O id já foi utilizado.', { status: 400 })
    const away = new BankError('later', 'O banco não responde.', { wasSent: false })
    const error = await bankError(
      openRepeats(1_000).settle(
        () => Promise.reject(refused),
        () => Promise.reject(away),
      ),
    )
    expect(error).toBe(away)
  })

  it('of a removal is asked for', async () => {
    const txid = newTxid()
    await world.client.createCharge(txid, CHARGE)
    world.stand.bank.faults.loseAnswers = 1
    expect((await world.client.removeCharge(txid)).status).toMatch(/^REMOVIDA/)
    expect(asked('PATCH /cob')).toBe(1)
  })

  it('of a charge that was never put: it is put again', async () => {
    world.stand.bank.faults.down = true
    setTimeout(() => (world.stand.bank.faults.down = false), 150)
    expect(await world.client.createCharge(newTxid(), CHARGE)).toMatchObject({ status: 'ATIVA' })
  })
})

describe('a bank that is slow', () => {
  it('keeps nobody longer than the deadline; what was done is found afterwards', async () => {
    const client = world.connect({ deadlineMs: 3_000 })
    await client.readCharge(newTxid())
    world.stand.bank.faults.slowMs = 60_000
    const txid = newTxid()
    const started = performance.now()
    const error = await bankError(client.createCharge(txid, CHARGE))
    expect(performance.now() - started).toBeLessThan(7_000)
    expect(error.kind).toBe('later')
    expect(error.message).toContain('não respondeu a tempo')
    world.stand.bank.faults.slowMs = 0
    expect(await client.createCharge(txid, CHARGE)).toMatchObject({ txid, amountCents: 12_990 })
    expect(world.stand.bank.state.charges).toMatchObject([{ txid, revisao: 0 }])
  })

  it('that answers after the put was given up is asked what became of it', async () => {
    const client = world.connect({ deadlineMs: 4_000 })
    await client.readCharge(newTxid())
    world.stand.bank.faults.slowMs = 20_000
    setTimeout(() => (world.stand.bank.faults.slowMs = 0), 300)
    expect(await client.createCharge(newTxid(), CHARGE)).toMatchObject({ status: 'ATIVA' })
    expect(asked('PUT /cob')).toBe(1)
  })
})

describe('a bank that is down', () => {
  it('is asked a few times, and then not at all for a while', async () => {
    world.stand.bank.faults.down = true
    const first = await bankError(world.client.readCharge(newTxid()))
    expect(first).toMatchObject({ kind: 'later', status: 503 })
    expect(world.calls).toHaveLength(3)
    for (let n = 0; n < 3; n += 1) await bankError(world.client.readPix(`E${'0'.repeat(31)}`))
    expect(world.calls).toHaveLength(5)
    const refused = () => bankError(world.client.createCharge(newTxid(), CHARGE))
    // shorter than the pause before a repetition
    expect(await quickest(refused)).toBeLessThan(150)
    expect(world.calls).toHaveLength(5)
    expect(world.counted.map(({ outcome }) => outcome)).toContain('open')
  })

  it('that nothing listens for is later, too', async () => {
    const client = world.connect({ url: 'http://127.0.0.1:9/api', tokenUrl: 'http://127.0.0.1:9/' })
    expect((await bankError(client.readCharge(newTxid()))).message).toContain('ECONNREFUSED')
  })

  it('is asked by one request at a time after the pause, and by all when that is answered', () => {
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    const breaker = openBreaker()
    for (let n = 0; n < 5; n += 1) {
      expect(breaker.enter()).toBe(true)
      breaker.note(false)
    }
    expect(breaker.enter()).toBe(false)
    now = 9_999
    expect(breaker.enter()).toBe(false)
    now = 10_000
    expect([breaker.enter(), breaker.enter()]).toEqual([true, false])
    breaker.note(false)
    expect(breaker.enter()).toBe(false)
    now = 20_000
    expect(breaker.enter()).toBe(true)
    breaker.note(true)
    expect([breaker.enter(), breaker.enter()]).toEqual([true, true])
    vi.restoreAllMocks()
  })
})

describe('the token', () => {
  it('is fetched once for all who wait', async () => {
    await Promise.all(Array.from({ length: 20 }, () => world.client.readCharge(newTxid())))
    expect(tokens()).toBe(1)
    expect(world.counted.filter(({ call }) => call === 'token')).toMatchObject([{ outcome: 'ok' }])
  })

  it('is renewed before its end', async () => {
    const short = await openBankWorld({ tokenSeconds: 4 })
    const renewed = () => short.calls.filter((one) => one.startsWith('POST /oauth')).length
    await short.client.readCharge(newTxid())
    await short.client.readCharge(newTxid())
    expect(renewed()).toBe(1)
    const renews = async () => {
      await short.client.readCharge(newTxid())
      expect(renewed()).toBe(2)
    }
    await vi.waitFor(renews, { timeout: 10_000 })
    expect(short.calls.filter((one) => one.endsWith(' 401'))).toEqual([])
    await short.end()
  })

  it('that ends in the middle is renewed, and the call made again', async () => {
    await world.client.readCharge(newTxid())
    // Another process of the bank knows none of its tokens.
    const port = Number(new URL(world.stand.url).port)
    await world.stand.close()
    const again = await startBank({ port })
    await Promise.all(Array.from({ length: 5 }, () => world.client.createCharge(newTxid(), CHARGE)))
    expect(again.bank.state.charges).toHaveLength(5)
    expect(world.counted.filter(({ call }) => call === 'token')).toHaveLength(2)
    await again.close()
  })

  it('that could not be fetched is asked for by the next call again', async () => {
    world.stand.bank.faults.down = true
    expect((await bankError(world.client.readCharge(newTxid()))).kind).toBe('later')
    world.stand.bank.faults.down = false
    expect(await world.client.readCharge(newTxid())).toBeNull()
  })
})

it.each([
  ['without a txid', {}],
  ['with txid null', { txid: null }],
  ['with an empty txid', { txid: '' }],
])('a payment that its charge answers %s is of that charge', async (_what, said) => {
  const txid = newTxid()
  await world.client.createCharge(txid, CHARGE)
  const { endToEndId, valor, horario } = world.stand.bank.pay(txid)
  const cob = world.stand.bank.readCharge(txid)
  const { pix } = presentCob(
    cobSchema.parse({ ...cob, pix: [{ endToEndId, valor, horario, ...said }] }),
  )
  expect(pix).toMatchObject([{ txid, endToEndId }])
})

describe('the bank with another amount', () => {
  it('is told apart, and nothing of it is taken', async () => {
    world.stand.bank.faults.wrongAmount = true
    const error = await bankError(world.client.createCharge(newTxid(), CHARGE))
    expect(error).toMatchObject({ kind: 'theirs' })
    expect(error.message).toBe('O banco respondeu valor.original 129.91 em vez de 129.90.')
    expect(world.counted.at(-1)).toMatchObject({ call: 'createCharge' })
  })
})
