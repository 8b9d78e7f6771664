import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { saoPauloDate } from '#domain/values/dates'
import { freePort } from '../../../ops/base/freePort'
import { runWinex, startOwnCopy, type Environment, type OwnCopy } from '../../support/ownCopy'
import { ownFolder } from '../../support/ownFolder'

const folder = ownFolder('pix-payout')
let environment: Environment
let copy: OwnCopy

/** A copy of its own that pays out on the day of the delivery; what is imported below talks to it. */
beforeAll(async () => {
  environment = {
    PORT: String(await freePort()),
    WINEX_DATA_DIR: join(folder, 'data'),
    WINEX_PAYOUT_DAYS: '0',
    WINEX_SCRYPT_LOG_N: '10',
  }
  copy = await startOwnCopy(environment)
  const { url, databaseUrl } = copy.run()
  vi.stubEnv('WINEX_TEST_URL', url)
  vi.stubEnv('WINEX_TEST_DATABASE_URL', databaseUrl)
  vi.stubEnv('WINEX_TEST_DATA_DIR', environment.WINEX_DATA_DIR)
})
afterAll(() => copy?.stop())

it('what a buyer pays by PIX is the producer’s on the day of the delivery, to the cent, at the bank and in the ledger', async () => {
  const { asStaff, balanceOf, newEndToEnd, openAccount, preparePayout } =
    await import('../../support/openAccount')
  const { bank, ledgerOf, pixOrder } = await import('../../support/pixWorld')
  const shop = await openAccount()
  const { id, txid, total } = await pixOrder(shop, [{ quantity: 2 }])
  await bank.pay(txid)
  await expect.poll(async () => (await shop.order(id)).payment_status).toBe('captured')
  await shop.act(id, 'accept')
  const { items } = await shop.order(id)
  await shop.act(id, 'fulfillments', {
    items: items.map((line) => ({ id: line.id, quantity: line.quantity })),
  })
  const [parcel] = (await shop.order(id)).fulfillments
  await shop.act(id, `fulfillments/${parcel?.id}/shipments`, {
    labels: [{ tracking_number: 'AA123456785BR' }],
  })
  expect((await balanceOf(shop)).available).toBe(0)
  await shop.act(id, `fulfillments/${parcel?.id}/mark-as-delivered`)

  const ledger = await ledgerOf(id)
  expect(ledger.sale! + ledger.shipping!).toBe(total)
  const net = Object.values(ledger).reduce((sum, cents) => sum + cents, 0)
  expect(await balanceOf(shop)).toMatchObject({ receivable: 0, available: net })
  const payout = await preparePayout(shop)
  expect(payout).toMatchObject({ amount: net, status: 'prepared' })
  const paid = await asStaff(`/admin/payouts/${payout.id}/paid`, { end_to_end_id: newEndToEnd() })
  expect(paid.body.payout).toMatchObject({ status: 'paid' })
  expect(await balanceOf(shop)).toMatchObject({ available: 0, in_payment: 0, paid: net })

  const day = saoPauloDate(new Date()) ?? ''
  const checked = await runWinex(['ledger:check'], environment)
  expect([checked.status, checked.output]).toEqual([0, expect.any(String)])
  const reconciled = await runWinex(['pix', 'reconcile', day], environment)
  expect([reconciled.status, reconciled.output]).toEqual([
    0,
    expect.stringContaining('Tudo confere.'),
  ])
})
