import type { Page } from 'playwright'
import { expect } from 'vitest'

/**
 * Presses every kind of control of the page, and of each dialog and menu that opens, once; the fields of forms are filled in
 * first. Of rows that repeat one another, and of the numbers of a pager, the first counts.
 *
 * @param most presses, more than any page has kinds of controls; with 0 the page is only opened
 * @param settled resolves once the page waits for nothing
 */
export async function pressEverything(
  page: Page,
  address: string,
  { most, settled }: { most: number; settled: () => Promise<void> },
): Promise<void> {
  const pressed: string[] = []
  const open = async () => {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await settled()
  }
  await open()
  if (most === 0) return
  for (let presses = 0; presses < most; presses++) {
    const { key, isOverlay, hasFilled } = await page.evaluate(markNext, pressed)
    if (key === null && hasFilled) {
      // what was filled in may enable what sends it
      await settled()
      continue
    }
    if (key === null && !isOverlay) return
    if (key === null) {
      await page.keyboard.press('Escape')
      const isClosed = () => page.evaluate(markNext, pressed).then((next) => !next.isOverlay)
      await expect.poll(isClosed, { timeout: 1000, interval: 50 }).toBe(true).catch(open)
      continue
    }
    pressed.push(key)
    // what is covered, or goes away with its menu, has been pressed enough; of the latter this element is told at once
    const pressNext = async () => (await page.$('[data-next]'))?.click({ timeout: 2500 })
    await pressNext().catch(() => undefined)
    await settled()
    if (!page.url().endsWith(address) && new URL(page.url()).pathname !== address) await open()
  }
  throw new Error(`${address} has more than ${most} things to press: ${pressed.join(', ')}`)
}

/** Runs in the page: fills its forms, marks what is to be pressed next, and says by which name it is remembered. */
function markNext(pressed: string[]): {
  key: string | null
  isOverlay: boolean
  hasFilled: boolean
} {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  for (const marked of document.querySelectorAll('[data-next]')) marked.removeAttribute('data-next')
  const overlay = [...document.querySelectorAll('[role=dialog], [role=menu], [role=listbox]')]
    .filter(isShown)
    .at(-1)
  const place = overlay ?? document.querySelector('main') ?? document.body
  const fields = [...place.querySelectorAll<HTMLInputElement>('input, textarea')]
  let hasFilled = false
  for (const field of fields) {
    const isForm = overlay !== undefined || field.closest('form') !== null
    const isText = /^(?:text|email|password|tel|number|textarea)$/.test(field.type)
    if (!isForm || !isText || field.value !== '' || field.readOnly || field.disabled) continue
    if (field.getAttribute('role') === 'combobox') continue
    const text =
      field.type === 'email'
        ? 'rita@winex.example'
        : /numeric|decimal/.test(field.inputMode)
          ? '1'
          : 'Texto de teste'
    const prototype = Object.getPrototypeOf(field) as HTMLInputElement
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    hasFilled = true
  }
  const title = overlay
    ? (overlay.getAttribute('aria-label') ?? overlay.querySelector('h2')?.textContent ?? 'menu')
    : ''
  const isNumber = (element: HTMLElement) =>
    element.matches('button') && /^[\d.]+$/.test(element.innerText.trim())
  const keyOf = (element: HTMLElement) =>
    `${title}/${isNumber(element) ? 'number' : element.innerText.trim() || (element.ariaLabel ?? element.getAttribute('role') ?? 'box').split(' ')[0]}`
  const controls = [
    ...place.querySelectorAll<HTMLElement>(
      'button, summary, [role=menuitem], [role=option], [role=combobox], [role=tab], input[type=checkbox]',
    ),
  ].filter((one) => isShown(one) && !one.matches(':disabled, [aria-disabled=true], [aria-current]'))
  // what decides is last in a dialog, and closes it
  const next = (overlay ? controls.toReversed() : controls).find(
    (one) => !pressed.includes(keyOf(one)),
  )
  next?.setAttribute('data-next', '')
  return { key: next ? keyOf(next) : null, isOverlay: overlay !== undefined, hasFilled }
}
