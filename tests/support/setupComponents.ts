import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { clearSession } from '../../src/auth/session'
import { forgetLists } from '../../src/kit/list/listAddress'

// the real one, whatever a test does to the clock
const immediate = globalThis.setImmediate
// Testing Library stays in the worker from file to file, and this file is run before each
const worker = globalThis as { winexConfig?: ReturnType<typeof getConfig> }
const before = (worker.winexConfig ??= { ...getConfig() })
/** Whether a `waitFor` looks once more. */
const isLooking = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics

configure({
  // The page is printed once, by what has waited in vain: not at each look that finds nothing yet.
  getElementError: (message, container) =>
    isLooking()
      ? Object.assign(new Error(message ?? undefined), { name: 'TestingLibraryElementError' })
      : before.getElementError(message, container),
  // A whole page of react-admin takes its time on a busy machine.
  asyncUtilTimeout: 30_000,
  // What was waited for can be seen before React has run the effects of that drawing (focus, requests): let it.
  asyncWrapper: (work) =>
    before.asyncWrapper(async () => {
      const result = await work()
      await new Promise<void>((done) => {
        immediate(done)
      })
      return result
    }),
})

// jsdom has no layout, and so nothing to scroll
Element.prototype.scrollIntoView = () => undefined
window.scrollTo = () => undefined

// what the file before has left in the worker's one document, and in its modules: also a phone's width
vi.unstubAllGlobals()
forgetLists()
clearSession()
localStorage.clear()
sessionStorage.clear()
document.body.replaceChildren()
window.history.replaceState(null, '', '/')

afterEach(cleanup)
