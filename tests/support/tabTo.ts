import type { Page } from 'playwright'

/** Stops on the way to what is looked for; more would mean that it cannot be reached. */
const MOST_STOPS = 120

/** What a screen reader would say of the element that has the focus: its role's name, in words. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const one = document.activeElement
    if (!one || one === document.body) return ''
    const labels =
      one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement ? one.labels : null
    const text =
      one.getAttribute('aria-label') ?? (labels?.[0]?.textContent || (one as HTMLElement).innerText)
    return text.replace(/\s+/g, ' ').trim()
  })

/** Presses Tab until the focus is on what has this name. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const seen: string[] = []
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    const now = await focused(page)
    if (name.test(now)) return
    seen.push(now)
  }
  throw new Error(`no way by keyboard to ${String(name)}: ${seen.join(' | ')}`)
}

/** Goes by Tab to what has this name, and presses it. */
export async function press(page: Page, name: RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press(key)
}
