import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { webhookPixBodySchema } from '#domain/pix/bankApi'
import { readBankSettings } from '../../ops/bank/bankSettings'
import { startBank, type RunningBank, type StartBankOptions } from '../../ops/bank/startBank'
import { superviseBank } from '../../ops/bank/superviseBank'
import { freePort } from '../../ops/base/freePort'
import { CHARGE, newTxid, openBankWorld, type BankWorld } from '../support/bankWorld'
import { description } from '../support/pixDescription'

const KEY = '3f0c6a1e-5b7d-4c8e-9a2f-7d1b0e4c6a85'

/** A busy machine takes its time. */
const WAIT = { timeout: 20_000 }

const SILENT = { onLine: () => undefined, log: 'bank.log', say: () => undefined }

async function demo(
  bank: RunningBank,
  path: string,
  body: object,
  headers = {},
): Promise<Response> {
  return fetch(`${bank.pageUrl}demo/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

describe('what programs ask of the demonstration bank', () => {
  let world: BankWorld
  beforeEach(async () => {
    world = await openBankWorld()
  })
  afterEach(() => world.end())

  const received = () => world.stand.bank.state.pix.map(({ valor, txid }) => [valor, txid])

  it('is to pay: as asked, another amount, twice, unknown, by the key alone', async () => {
    const txid = newTxid()
    await world.client.createCharge(txid, CHARGE)
    const answer = await demo(world.stand, 'pay', { txid })
    expect(await answer.json()).toEqual({
      endToEndIds: [expect.stringMatching(/^E99999999\d{12}[a-f0-9]{11}$/) as string],
    })
    await demo(world.stand, 'pay', { txid, amount: 1 })
    await demo(world.stand, 'pay', { txid, times: 2 })
    await demo(world.stand, 'pay', { txid: 'nunca0000000000000000000000001', amount: 500 })
    await demo(world.stand, 'pay', { amount: 700 })
    expect(received()).toEqual([
      ['129.90', txid],
      ['0.01', txid],
      ['129.90', txid],
      ['129.90', txid],
      ['5.00', 'nunca0000000000000000000000001'],
      ['7.00', undefined],
    ])
    expect((await demo(world.stand, 'pay', { txid: 'nunca' })).status).toBe(400)
    expect((await demo(world.stand, 'pay', { txid, valor: 1 })).status).toBe(400)
    const state = (await (await fetch(`${world.stand.pageUrl}demo/state`)).json()) as object
    expect(state).toMatchObject({ pix: { length: 6 }, charges: { length: 1 } })
  })

  it('is to pay late: as soon as the charge was removed or has expired', async () => {
    const [removed, expired] = [newTxid(), newTxid()]
    await world.client.createCharge(removed, CHARGE)
    await world.client.createCharge(expired, CHARGE)
    for (const txid of [removed, expired]) await demo(world.stand, 'pay', { txid, late: true })
    expect(received()).toEqual([])
    expect((await world.client.removeCharge(removed)).pix).toEqual([])
    await vi.waitFor(() => expect(received()).toEqual([['129.90', removed]]), WAIT)
    expect((await demo(world.stand, 'pay', { txid: removed })).status).toBe(400)
    await demo(world.stand, 'faults', { clockSkewSeconds: 1_801 })
    await vi.waitFor(() => expect(received()).toHaveLength(2), WAIT)
    expect((await world.client.readCharge(removed))?.status).toMatch(/^REMOVIDA/)
    expect((await world.client.readCharge(expired))?.status).toBe('CONCLUIDA')
  })

  it('is faults, one by one; what is no fault is refused', async () => {
    expect(
      await (await demo(world.stand, 'faults', { slowMs: 5, webhook: 'late' })).json(),
    ).toEqual({ ...world.stand.bank.faults, slowMs: 5, webhook: 'late', down: false })
    expect((await demo(world.stand, 'faults', { webhook: 'thrice' })).status).toBe(400)
    expect((await demo(world.stand, 'faults', { fast: true })).status).toBe(400)
  })

  it('is refused to pages of other sites and to other names of this machine', async () => {
    const foreign = { origin: 'https://malvado.example' }
    expect((await demo(world.stand, 'pay', { amount: 1 }, foreign)).status).toBe(403)
    const { pageUrl } = world.stand
    const { statusCode } = await (
      await import('undici')
    ).request(pageUrl, {
      headers: { host: 'malvado.example' },
    })
    expect(statusCode).toBe(403)
  })
})

describe('the page of the demonstration bank', () => {
  it('lists charges and payments, and its forms bring back to it', async () => {
    const world = await openBankWorld()
    const { stand, client } = world
    const txid = newTxid()
    await client.createCharge(txid, { ...CHARGE, text: 'Pedido <b>17</b>' })
    const form = (path: string, fields: Record<string, string>) =>
      fetch(`${stand.pageUrl}demo/${path}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      })
    const paid = await form('pay', { txid, reais: '1.234,56' })
    expect([paid.status, paid.headers.get('location')]).toEqual([303, '/'])
    const [pix] = stand.bank.state.pix
    expect(pix?.valor).toBe('1234.56')
    await client.refund(pix?.endToEndId ?? '', 'r1', 100)
    const page = await (await fetch(stand.pageUrl)).text()
    expect(page).toContain('<title>Banco de demonstração</title>')
    expect(page).toContain('R$ 129,90')
    expect(page).toContain('Paga')
    expect(page).toContain('Pedido &#60;b&#62;17')
    expect(page).toContain('Devolução de R$ 1,00: em processamento')
    await form('refund', { endToEndId: pix?.endToEndId ?? '', id: 'r1', refused: 'true' })
    expect((await client.readRefund(pix?.endToEndId ?? '', 'r1'))?.state).toBe('NAO_REALIZADO')
    await form('faults', { down: 'true' })
    expect(stand.bank.faults.down).toBe(true)
    expect(await (await fetch(stand.pageUrl)).text()).toContain('Banco fora do ar: ligado')
    await form('faults', { down: 'false' })
    expect(stand.bank.faults.down).toBe(false)
    await world.end()
  })
})

describe('the webhook', () => {
  let shop: FastifyInstance
  let told: { url: string; body: unknown }[]
  let refusals: number
  let world: BankWorld

  const open = async (options: Partial<StartBankOptions> = {}) => {
    world = await openBankWorld({ lateWebhookMs: 300, ...options })
    await world.client.putWebhook(`${shop.listeningOrigin}/webhooks/pix/segredo`)
  }
  beforeEach(async () => {
    told = []
    refusals = 0
    shop = fastify()
    shop.post('*', async ({ url, body }, reply) => {
      told.push({ url, body })
      return reply.code((refusals -= 1) >= 0 ? 503 : 200).send()
    })
    await shop.listen({ host: '127.0.0.1', port: 0 })
  })
  afterEach(async () => {
    await world.end()
    await shop.close()
  })

  it('is called once for a payment, as described, and again when a refund ends', async () => {
    await open({ refundMs: 50 })
    const txid = newTxid()
    const { endToEndId } = world.stand.bank.pay(txid, 500)
    await vi.waitFor(() => expect(told).toHaveLength(1), WAIT)
    await world.client.refund(endToEndId, 'r1', 500)
    await vi.waitFor(() => expect(told).toHaveLength(2), WAIT)
    expect(told.map(({ url }) => url)).toEqual(Array(2).fill('/webhooks/pix/segredo/pix'))
    for (const { body } of told) {
      expect(webhookPixBodySchema.parse(body).pix[0]).toMatchObject({ endToEndId, txid })
      const official = description?.problems(
        { properties: { pix: { items: { $ref: '#/components/schemas/Pix' } } } },
        body,
        'webhook',
      )
      expect(official ?? []).toEqual([])
    }
    expect(told[1]?.body).toMatchObject({ pix: [{ devolucoes: [{ status: 'DEVOLVIDO' }] }] })
  })

  it('is called twice, late, or never; not for a payment without a txid', async () => {
    await open()
    const { bank } = world.stand
    bank.faults.webhook = 'twice'
    bank.pay(newTxid(), 1)
    await vi.waitFor(() => expect(told).toHaveLength(2), WAIT)
    bank.faults.webhook = 'never'
    bank.pay(newTxid(), 2)
    bank.faults.webhook = 'once'
    bank.pay(null, 3)
    bank.faults.webhook = 'late'
    const started = performance.now()
    bank.pay(newTxid(), 4)
    await vi.waitFor(() => expect(told).toHaveLength(3), WAIT)
    expect(performance.now() - started).toBeGreaterThan(250)
    expect(told[2]?.body).toMatchObject({ pix: [{ valor: '0.04' }] })
  })

  it('is called again when the shop does not take it', async () => {
    await open()
    refusals = 1
    world.stand.bank.pay(newTxid(), 1)
    await vi.waitFor(() => expect(told).toHaveLength(2), WAIT)
  })
})

describe('the process of the demonstration bank', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'winex-bank-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('is started, is killed and is started again with what it had', async () => {
    const said: string[] = []
    const port = (await freePort()) - 80
    const settings = { environment: {}, port, dataDir: folder, onlyHere: true, loadDemo: true }
    const bank = await superviseBank(settings, { ...SILENT, say: (line) => said.push(line) })
    if (!bank) throw new Error('no bank')
    expect(bank.environment).toMatchObject({
      WINEX_PIX_URL: `http://127.0.0.1:${port + 80}/api/v2`,
      WINEX_PIX_KEY: KEY,
    })
    expect(bank.pageUrl).toBe(`http://localhost:${port + 80}`)
    const pay = () =>
      fetch(`${bank.pageUrl}/demo/pay`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"amount":100}',
      })
    expect((await pay()).status).toBe(200)
    expect(statSync(join(folder, 'bank.json')).mode & 0o777).toBe(0o600)
    process.kill(bank.pid() ?? 0, 'SIGKILL')
    await vi.waitFor(
      async () => {
        const state = await fetch(`${bank.pageUrl}/demo/state`)
        expect(await state.json()).toMatchObject({ pix: [{ valor: '1.00' }] })
      },
      { timeout: 20_000, interval: 100 },
    )
    expect(said).toEqual(['O banco de demonstração terminou (SIGKILL); reiniciando.'])
    await bank.close()
  })

  it('takes another port beside a copy that has its own, and tells the site of payments there', async () => {
    const port = (await freePort()) - 80
    const settings = {
      environment: {},
      port,
      dataDir: folder,
      onlyHere: true,
      loadDemo: true,
    }
    const taken = await startBank({ port: port + 80 })
    const bank = await superviseBank(settings, SILENT)
    if (!bank) throw new Error('no bank')
    expect(bank.pageUrl).not.toContain(`:${port + 80}`)
    const state = await (await fetch(`${bank.pageUrl}/demo/state`)).json()
    const secret = bank.environment.WINEX_PIX_WEBHOOK_SECRET
    expect(state).toMatchObject({
      webhooks: {
        [KEY]: { webhookUrl: `http://localhost:${port}/api/webhooks/pix/${secret}` },
      },
    })
    await bank.close()
    await taken.close()
  })

  it('has a port also where the site has the last ones', async () => {
    expect(await readBankSettings({ PORT: '65535', WINEX_DATA_DIR: folder })).toMatchObject({
      port: 65_534,
    })
  })

  it.each([
    [{ NODE_ENV: 'production' }, 'NODE_ENV é production'],
    [{ WINEX_PIX_URL: 'https://pix.banco.example/api/v2' }, 'há um banco em WINEX_PIX_URL'],
  ])('does not start beside real money: %o', async (environment, why) => {
    expect(
      await superviseBank(
        { environment, port: 8_000, dataDir: folder, onlyHere: true, loadDemo: true },
        SILENT,
      ),
    ).toBeNull()
    const child = spawn(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), 'ops/bank/bankProcess.ts'],
      { env: { ...process.env, WINEX_DATA_DIR: folder, ...environment }, stdio: 'pipe' },
    )
    let words = ''
    child.stderr.on('data', (chunk) => (words += String(chunk)))
    const [status] = (await once(child, 'exit')) as [number]
    expect([status, words]).toEqual([1, expect.stringContaining(why) as string])
  })

  it('answers this machine alone, and is neither for a site that others reach nor for one without the demo data', async () => {
    const settings = { environment: {}, port: 8_000, dataDir: folder }
    for (const [onlyHere, loadDemo] of [
      [false, true],
      [true, false],
    ] as const)
      expect(await superviseBank({ ...settings, onlyHere, loadDemo }, SILENT)).toBeNull()
    const bank = await startBank({ port: 0 })
    expect(new URL(bank.url).hostname).toBe('127.0.0.1')
    await bank.close()
  })
})
