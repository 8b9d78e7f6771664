import { afterAll, expect, test } from 'vitest'
import { closeContexts, openAs } from '../../support/browser'
import { openStaff } from '../../support/openStaff'

afterAll(closeContexts)

test('on a slow device, an order chosen right after a filter keeps the filter', async () => {
  const page = await openAs({ ...(await openStaff()), path: '/admin/login' })
  await page.goto('/admin/products')
  const head = page.getByRole('columnheader', { name: /^Produto\b/ }).first()
  await head.waitFor()
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.getByRole('combobox', { name: /^Status/ }).click()
  await page.getByRole('option', { name: 'Propostos' }).click()
  await head.getByRole('button').first().click()
  await page.waitForURL(/sort=title/)
  expect(new URL(page.url()).searchParams.get('filter')).toBe('{"status":"proposed"}')
})
