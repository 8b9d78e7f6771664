import { afterEach } from 'vitest'
import { openPages } from './browser'

/** What names a page and what it complains of. */
const TELLING = 'h1, h2, [role=alert], [role=dialog], .toast, .Mui-error'

/** Says of a failed journey what its pages showed: on another machine nothing else tells a fault from a slow answer. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  for (const page of openPages()) {
    const texts = await page.locator(TELLING).allInnerTexts().catch(String)
    console.error(page.url(), texts)
  }
})
