import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ADDRESS_TO_COME, ADDRESSED_FILES } from '#domain/site/pages'
import { addressPages } from '../../ops/gateway/addressPages'

let built = ''
const page = `<link rel="canonical" href="${ADDRESS_TO_COME}/"/>${' '.repeat(600)}<meta content="${ADDRESS_TO_COME}/social.png"/>`

beforeAll(async () => {
  built = await mkdtemp(join(tmpdir(), 'winex-built-'))
  for (const file of ADDRESSED_FILES) {
    await mkdir(dirname(join(built, file)), { recursive: true })
    await writeFile(join(built, file), page)
  }
})
afterAll(() => rm(built, { recursive: true }))

it('gives one build the address of each gateway, in every form that is sent', async () => {
  for (const address of ['https://www.exemplo.com.br', 'http://localhost:8123']) {
    const { folder, remove } = await addressPages(built, address)
    for (const file of ADDRESSED_FILES) {
      const sent = await readFile(join(folder, file), 'utf8')
      expect(sent).toBe(page.replaceAll(ADDRESS_TO_COME, address))
      expect(brotliDecompressSync(await readFile(join(folder, `${file}.br`))).toString()).toBe(sent)
    }
    await remove()
    await expect(readFile(join(folder, '/sitemap.xml'))).rejects.toThrow('ENOENT')
  }
  expect(await readFile(join(built, '/sitemap.xml'), 'utf8')).toBe(page)
})
