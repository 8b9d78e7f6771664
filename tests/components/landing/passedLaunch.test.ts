import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { siteConfig } from '#domain/site/siteConfig'

const TARGET = Date.parse(siteConfig.countdownTarget)
const HOUR_MS = 3_600_000
const BEFORE = TARGET - 24 * HOUR_MS
const AFTER = TARGET + 24 * HOUR_MS

beforeEach(() => {
  vi.useFakeTimers({ now: BEFORE, toFake: ['Date', 'setInterval', 'clearInterval'] })
})
afterEach(() => vi.useRealTimers())

/** A public page as it is made at a moment. */
async function pageMadeAt(now: number, address: string): Promise<Document> {
  vi.setSystemTime(now)
  vi.resetModules()
  const { renderPages } = await import('../../../landing/prerender')
  const page = renderPages({ script: '/start.js' }).find((one) => one.address === address)
  return new DOMParser().parseFromString(page?.content ?? '', 'text/html')
}

/** Opens a page, made earlier, in the browser. */
async function openAt(now: number, page: Document): Promise<void> {
  document.body.replaceWith(page.body.cloneNode(true))
  vi.setSystemTime(now)
  const { followLaunch } = await import('../../../landing/client/followLaunch')
  followLaunch()
}

const digits = () =>
  [...document.querySelectorAll('[data-unit]')].map(({ textContent }) => textContent)

describe('a page made before the launch', () => {
  test('announces it, and counts in the browser', async () => {
    const page = await pageMadeAt(BEFORE, '/')
    expect(page.querySelector('.banner p')?.textContent).toBe('Início das vendas: nov/25')
    await openAt(BEFORE, page)
    expect(digits()).toEqual(['01', '00', '00', '00'])
    vi.advanceTimersByTime(1000)
    expect(digits()).toEqual(['00', '23', '59', '59'])
  })

  test.each(['/', '/termos-de-uso'])(
    'says the same as one made after it, when it is opened after it: %s',
    async (address) => {
      const later = await pageMadeAt(AFTER, address)
      await openAt(AFTER, await pageMadeAt(BEFORE, address))
      await waitFor(() => expect(document.body.textContent).toBe(later.body.textContent))
    },
  )

  test('says that sales are open in the second in which they are', async () => {
    const page = await pageMadeAt(BEFORE, '/')
    await openAt(TARGET - 1000, page)
    expect(digits()).toEqual(['00', '00', '00', '01'])
    vi.advanceTimersByTime(1000)
    await waitFor(() =>
      expect(document.querySelector('.banner p')?.textContent).toBe('Vendas abertas'),
    )
    expect(document.querySelector('[role=timer]')).toBeNull()
  })
})

test.each([
  ['/', 'Vendas abertas'],
  ['/termos-de-uso', 'As vendas estão abertas.'],
])(
  'a page made after the launch has no countdown and no date that has passed: %s',
  async (address, said) => {
    const page = await pageMadeAt(AFTER, address)
    expect(page.body.textContent).toContain(said)
    expect(page.querySelector('[role=timer], [data-launch]')).toBeNull()
    expect(page.documentElement.outerHTML).not.toMatch(/nov\/25|30\/09|semestre de 2025/)
  },
)
