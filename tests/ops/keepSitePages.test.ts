import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { LANDING_RENDERER } from '#domain/site/pages'
import { keepSitePages } from '../../ops/serve/keepSitePages'

let built: string
afterEach(async () => {
  vi.useRealTimers()
  await rm(built, { recursive: true })
})

it('the pages are written again, once, when a date that they announce has passed', async () => {
  built = await mkdtemp(join(tmpdir(), 'winex-built-'))
  await mkdir(dirname(join(built, LANDING_RENDERER)))
  await writeFile(
    join(built, LANDING_RENDERER),
    `export const render = ({ now }) => [{ path: '/page.html', content: now.toISOString() }]`,
  )
  // the interval alone: files are written in real time
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let now = Date.parse('2025-09-30T23:59:00-03:00')
  const pages = await keepSitePages(
    built,
    { publicUrl: 'https://winex.example', site: {} },
    () => now,
  )
  const first = pages.folder
  const read = () => readFile(join(pages.folder, 'page.html'), 'utf8')
  expect(await read()).toBe('2025-10-01T02:59:00.000Z')

  now += 30_000
  vi.advanceTimersByTime(30_000)
  now += 60_000
  vi.advanceTimersByTime(30_000)
  await expect.poll(() => pages.folder).not.toBe(first)
  expect(await read()).toBe('2025-10-01T03:00:30.000Z')
  expect(pages.has('/page.html')).toBe(true)
  // who was sent there a moment ago still reads it
  expect(await readFile(join(first, 'page.html'), 'utf8')).toBe('2025-10-01T02:59:00.000Z')
  await pages.remove()
  await expect(readFile(join(first, 'page.html'))).rejects.toThrow('ENOENT')
})
