import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeContexts, openContext, signInAs } from '../../support/browser'

let page: Page

beforeAll(async () => {
  page = await (await openContext()).newPage()
  await signInAs(page, 'signedSeller')
})
afterAll(closeContexts)

/** How many px of the bar are under the toast, once neither moves. */
async function covered(bar: Locator): Promise<number> {
  const toast = page.locator('.toast')
  await toast.waitFor()
  await toast.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)))
  const [above, below] = await Promise.all([toast.boundingBox(), bar.boundingBox()])
  if (!above || !below) throw new Error('toast or bar is not shown')
  const bottom = Math.min(above.y + above.height, below.y + below.height)
  return Math.max(0, bottom - Math.max(above.y, below.y))
}

/** Whether a click in its middle reaches it. */
const isOnTop = (one: Locator): Promise<boolean> =>
  one.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

test.each([360, 930, 1280])('%i px: a toast is above the buttons of a form', async (width) => {
  await page.setViewportSize({ width, height: 740 })
  await page.goto('/portal/add-wine')
  const bar = page.locator('.bottom-bar')
  // also between the widths of the parts and of the shell
  await expect.poll(() => isOnTop(bar.locator('[type=submit]'))).toBe(true)
  await bar.locator('[type=submit]').click()
  await expect.poll(() => covered(bar)).toBe(0)
})

test.each([768, 1280])('%i px: a toast is above the bar of marked wines', async (width) => {
  await page.setViewportSize({ width, height: 740 })
  await page.goto('/portal/wines')
  await page.locator('tbody input[type=checkbox]').first().check()
  const bar = page.locator('.bottom-bar')
  await page.route('**/vendor/products/prices*', (route) => route.abort())
  await bar.getByRole('button', { name: 'Estoque', exact: true }).click()
  await expect.poll(() => covered(bar)).toBe(0)
})
