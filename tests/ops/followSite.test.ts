import { afterEach, expect, it, vi } from 'vitest'
import type { EngineCalls } from '../../ops/serve/engineCalls'
import { followSite } from '../../ops/serve/followSite'
import { renderMessagePage } from '../../ops/serve/label/renderPage'
import { configureSite } from '#domain/site/siteConfig'

/** An engine that says this of the site; undefined: it is away. */
const engineSaying = (answer: () => { version: number; site: object } | undefined) =>
  ({
    ask: () => {
      const body = answer()
      return Promise.resolve(
        body && { status: 200, headers: {}, body: Buffer.from(JSON.stringify(body)) },
      )
    },
  }) as unknown as EngineCalls

afterEach(() => configureSite({}))

it('the pages are shown again, once, when a date that they announce has passed', async () => {
  const show = vi.fn(() => Promise.resolve())
  let now = Date.parse('2025-09-30T23:59:00-03:00')
  const following = await followSite(
    engineSaying(() => undefined),
    {},
    show,
    () => now,
  )
  expect(show).toHaveBeenCalledExactlyOnceWith({})
  now += 90_000
  await expect.poll(() => show.mock.calls.length).toBe(2)
  expect(show).toHaveBeenLastCalledWith({})
  await new Promise((done) => setTimeout(done, 2_000))
  expect(show).toHaveBeenCalledTimes(2)
  following.stop()
})

it('what the engine says is shown above the file, and an engine that is behind is not listened to', async () => {
  const show = vi.fn(() => Promise.resolve())
  let said = { version: 1, site: { banner: 'um' } }
  const following = await followSite(
    engineSaying(() => said),
    { email: 'a@b.example' },
    show,
  )
  expect(show).toHaveBeenLastCalledWith({ email: 'a@b.example', banner: 'um' })
  // the bottles' pages, which this process renders itself, name the owner's address
  expect(renderMessagePage('unknown', 'pt-BR')).toContain('href="mailto:a@b.example"')
  said = { version: 3, site: { banner: 'três' } }
  await expect.poll(() => show.mock.calls.length).toBe(2)
  expect(show).toHaveBeenLastCalledWith({ email: 'a@b.example', banner: 'três' })
  said = { version: 2, site: { banner: 'dois' } }
  await new Promise((done) => setTimeout(done, 2_000))
  expect(show).toHaveBeenCalledTimes(2)
  following.stop()
})

it('what the database says after its return to a backup is shown as well', async () => {
  const show = vi.fn(() => Promise.resolve())
  let said = { version: 9, site: { banner: 'nove' } }
  const following = await followSite(
    engineSaying(() => said),
    {},
    show,
  )
  said = { version: 2, site: { banner: 'dois' } }
  await expect.poll(() => show.mock.calls.length).toBe(2)
  expect(show).toHaveBeenLastCalledWith({ banner: 'dois' })
  said = { version: 3, site: { banner: 'três' } }
  await expect.poll(() => show.mock.calls.length).toBe(3)
  following.stop()
})
