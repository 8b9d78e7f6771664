import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LANDING_RENDERER } from '#domain/site/pages'
import { openSitePages } from '../../ops/serve/openSitePages'

let root: string
let built: string

/** A build with one page of the app and a landing that says the commission. */
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'winex-test-'))
  built = join(root, 'dist')
  const write = async (name: string, content: string) => {
    await mkdir(dirname(join(built, name)), { recursive: true })
    await writeFile(join(built, name), content)
  }
  await write(
    LANDING_RENDERER,
    `export const render = ({ site }) => [{ path: site.banner === 'mal' ? '/\\0' : '/landing.html', content: String(site.commission) }]`,
  )
  const index = await readFile('index.html', 'utf8')
  await write('index.html', `${index}<input placeholder="contato@winex.com.br">`)
  await mkdir(join(built, 'prerendered'))
  const folders = join(root, 'tmp')
  await mkdir(folders)
  vi.stubEnv('TMPDIR', folders)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(root, { recursive: true })
})

const written = () => readdir(join(root, 'tmp'))

it('the pages carry what the owner says, and are the build’s again when nothing is said', async () => {
  const pages = openSitePages(built, 'https://loja.example')
  await pages.show({ commission: 9, email: 'oi@parreiral.example' })
  const index = join(pages.folderOf('/index.html'), 'index.html')
  const html = await readFile(index, 'utf8')
  expect(html).toContain('placeholder="oi@parreiral.example"')
  // a buyer's page, too, to whom nobody asks to sign in
  expect(html).toContain('JavaScript do navegador. Sem ele, escreva para oi@parreiral.example.')
  expect(html).not.toContain('contato@winex.com.br')
  expect(await readFile(join(pages.folderOf('/landing.html'), 'landing.html'), 'utf8')).toBe('9')
  await pages.show({})
  expect(pages.folderOf('/index.html')).toBe(built)
  // two of before, kept for who is reading them, and the landing's
  expect(await written()).toHaveLength(3)
  await pages.remove()
  expect(await written()).toEqual([])
})

it('what cannot be written leaves the pages as they were, and no folder behind', async () => {
  const pages = openSitePages(built, 'https://loja.example')
  await pages.show({ commission: 9 })
  const before = await written()
  await expect(pages.show({ commission: 10, banner: 'mal' })).rejects.toThrow()
  expect(await written()).toEqual(before)
  expect(await readFile(join(pages.folderOf('/landing.html'), 'landing.html'), 'utf8')).toBe('9')
  await pages.remove()
})

it('what nobody has read for days is still there: systems empty the folder for what is temporary', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  try {
    const pages = openSitePages(built, 'https://loja.example')
    await pages.show({ commission: 9 })
    const page = join(pages.folderOf('/landing.html'), 'landing.html')
    const elevenDaysAgo = new Date(Date.now() - 11 * 86_400_000)
    await utimes(page, elevenDaysAgo, elevenDaysAgo)
    vi.advanceTimersByTime(12 * 3_600_000)
    await expect.poll(async () => (await stat(page)).atimeMs).toBeGreaterThan(Date.now() - 60_000)
    expect((await stat(page)).mtime).toEqual(elevenDaysAgo)
    await pages.remove()
  } finally {
    vi.useRealTimers()
  }
})
