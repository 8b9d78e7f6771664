import type { Page } from 'playwright'

/**
 * Counts what a person does on a page from now on: an act is a press, by finger or mouse, whatever page it is on. Typing and
 * pasting are not counted.
 */
export async function countPresses(page: Page): Promise<() => number> {
  let presses = 0
  await page.exposeFunction('winexPressed', () => {
    presses += 1
  })
  const listen = () => {
    const { winexPressed } = window as unknown as { winexPressed: () => void }
    window.addEventListener('pointerdown', ({ isTrusted }) => isTrusted && winexPressed(), true)
  }
  await page.addInitScript(listen)
  await page.evaluate(listen)
  return () => presses
}
