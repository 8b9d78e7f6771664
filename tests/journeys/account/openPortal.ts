import type { Page } from 'playwright'
import { DESKTOP, openContext } from '../../support/browser'
import { world } from '../../support/world'

/** A page signed in with a token of the API, at an address of the portal. */
export async function openPortal(token: string, path: string, viewport = DESKTOP): Promise<Page> {
  const context = await openContext(viewport)
  await context.addCookies([
    { name: 'auth_token', value: token, url: world.url, sameSite: 'Strict' },
  ])
  const page = await context.newPage()
  await page.goto(path)
  return page
}
