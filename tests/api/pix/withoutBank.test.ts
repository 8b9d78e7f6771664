import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { makeBankCertificates } from '../../../ops/bank/loadBankCertificates'
import { checkout } from '../../../ops/base/checkout'
import { runNode } from '../../../ops/base/runNode'
import { mailsOf } from '../../support/buyer'
import { openShop } from '../../support/openShop'
import { chargeOf, pixOrder } from '../../support/pixWorld'
import { engineOnThisCopy } from '../../support/startEngineWith'
import { stubEngineSettings } from '../../support/stubEngineSettings'
import { sql } from '../../support/world'

beforeAll(() => stubEngineSettings())
afterAll(() => vi.unstubAllEnvs())

it('no day is compared where there is no bank, and nothing is fetched from it', async () => {
  const { pixHandlers } = await import('../../../backend/src/pix')
  const words = 'A winex não está ligada a um banco para receber por PIX.'
  await expect(
    pixHandlers['GET /admin/pix/reconciliation']({ query: { day: '2026-11-25' } } as never),
  ).rejects.toThrow(words)
  await expect(
    pixHandlers['POST /admin/pix/reconciliation/receipts']({ body: { ids: [] } } as never),
  ).rejects.toThrow(words)
})

it('with a certificate that has ended PIX is not offered, and staff read why', async () => {
  const [{ env }, { isPixOffered, pixHandlers }, { authorizePayment }] = await Promise.all([
    import('../../../backend/src/env'),
    import('../../../backend/src/pix'),
    import('../../../backend/src/checkout/writes/authorizePayment'),
  ])
  const startWith = ({ cert, key }: { cert: string; key: string }) =>
    Object.assign(env, {
      WINEX_PIX_URL: 'https://localhost/api/v2',
      WINEX_PIX_CERT: cert,
      WINEX_PIX_CERT_KEY: key,
    })
  const yesterday = new Date(Date.now() - 86_400_000)
  startWith((await makeBankCertificates(yesterday)).client)
  expect(isPixOffered(new Date())).toBe(false)
  await expect(
    pixHandlers['GET /admin/pix/reconciliation']({ query: { day: '2026-11-25' } } as never),
  ).rejects.toMatchObject({
    type: 'conflict',
    message: expect.stringContaining('o certificado terminou em') as string,
  })

  // one that ends while the engine runs
  startWith((await makeBankCertificates()).client)
  const chosen = { session_id: 's', collection_id: 'c', amount: '10', provider_id: 'pp_pix' }
  const client = {
    acquireConnection: async () => ({ query: async () => ({ rows: [chosen] }) }),
    releaseConnection: async () => {},
  }
  const authorize = () =>
    authorizePayment(
      { resolve: () => ({}) } as never,
      { knex: { client }, context: () => ({}) } as never,
      { id: 'cart_1', total: 10 } as never,
    )
  expect(await authorize()).toEqual({ collectionId: 'c', sessionId: 's', isPix: true })
  vi.useFakeTimers({ now: Date.now() + 366 * 86_400_000, toFake: ['Date'] })
  await expect(authorize()).rejects.toThrow('Escolha a forma de pagamento.')
  vi.useRealTimers()
  for (const name of ['WINEX_PIX_URL', 'WINEX_PIX_CERT', 'WINEX_PIX_CERT_KEY'] as const)
    delete env[name]
})

/** What the job does, by the engine's own modules, where no bank is configured. */
async function endLeftCharges(): Promise<void> {
  const script = `
    const { bootContainer } = require('./src/server/bootContainer.js')
    bootContainer().then(async ({ container }) => {
      await require('./src/pix').endLeftCharges(container)
      process.exit(0)
    }).catch((error) => { console.error(error); process.exit(1) })`
  await runNode('-e', { directory: checkout.backendBuild, env: engineOnThisCopy() }, [script])
}

it('what was left open when the bank was taken away ends after an hour, and its bottles are for sale again', async () => {
  const shop = await openShop({ wines: 1 })
  const before = await shop.stockOf()
  const [left, recent] = [await pixOrder(shop, [{ quantity: 3 }]), await pixOrder(shop)]
  for (const [order, minutes] of [
    [left, 61],
    [recent, 30],
  ] as const)
    // the running engine has a bank, and takes what is due
    await sql(
      `update pix_charge set expires_at = now() - make_interval(mins => $2), next_try_at = now() + interval '1 hour'
        where order_id = $1`,
      [order.id, minutes],
    )
  await endLeftCharges()
  expect(await chargeOf(left.id)).toMatchObject({
    state: 'expired',
    last_error: 'Error: PIX is not configured',
  })
  expect((await shop.order(left.id)).status).toBe('canceled')
  expect(await chargeOf(recent.id)).toMatchObject({ state: 'active', last_error: null })
  expect((await shop.order(recent.id)).status).toBe('pending')
  expect((await shop.stockOf()).reserved).toBe(before.reserved + 1)
  // nobody knows whether it was paid
  const [mail] = await mailsOf(`order-pix-expired:${left.id}`)
  expect(mail?.text).toBeTruthy()
  expect(mail?.text).not.toContain('Nada foi cobrado')
  // the engine with the bank removes the one there, and ends the other
  await sql('update pix_charge set next_try_at = now() where order_id = any($1)', [
    [left.id, recent.id],
  ])
  await expect.poll(async () => (await shop.order(recent.id)).status).toBe('canceled')
})
