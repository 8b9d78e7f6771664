import type { Locator, Page } from 'playwright'

/** A folded card of the page, by its heading. */
export const foldOf = (page: Page, title: string): Locator =>
  page
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: title, exact: true, level: 2 }) })

/** Opens it. */
export async function openFold(page: Page, title: string): Promise<Locator> {
  const card = foldOf(page, title)
  await card.locator('summary').first().click()
  return card
}
