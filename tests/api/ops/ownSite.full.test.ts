import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkout } from '../../../ops/base/checkout'
import { freePort } from '../../../ops/base/freePort'
import { cleanEnvironment } from '../../support/ownCopy'
import { tokenOf } from '../../support/people'
import { startEngineWith } from '../../support/startEngineWith'
import { world } from '../../support/world'

const SITE = {
  email: 'oi@parreiral.com.br',
  salesOpen: true,
  commission: 12.5,
  contractVenue: 'Bento Gonçalves',
  company: {
    name: 'Parreiral </script> Vinhos Ltda.',
    taxId: '11.222.333/0001-81',
    address: 'Rua das Pipas, 5, Bento Gonçalves, RS',
  },
}
const WHO =
  'Parreiral &lt;/script&gt; Vinhos Ltda., CNPJ 11.222.333/0001-81, com sede em Rua das Pipas, 5, Bento Gonçalves, RS'
const ADDRESS = 'https://www.parreiral.com.br'

const folder = mkdtempSync(join(tmpdir(), 'winex-site-'))
const file = join(folder, 'site.json')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a gateway that is told of its site’s owner, over a build that knows nothing of them', () => {
  let url = ''
  let stop: () => Promise<void> = async () => undefined

  beforeAll(async () => {
    writeFileSync(file, JSON.stringify(SITE))
    const port = String(await freePort())
    const child = spawn(process.execPath, [join(checkout.root, 'ops/winex.mjs'), 'gateway'], {
      env: cleanEnvironment({
        PORT: port,
        WINEX_HOST: '127.0.0.1',
        WINEX_PUBLIC_URL: ADDRESS,
        WINEX_ENGINE_URL: world.url,
        WINEX_SITE_FILE: file,
        NODE_ENV: 'production',
      }),
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise<void>((ready, failed) => {
      child.stdout.on('data', (chunk: Buffer) => chunk.includes('responde') && ready())
      child.once('exit', () => failed(new Error('the gateway did not start')))
    })
    url = `http://127.0.0.1:${port}`
    stop = () =>
      new Promise((gone) => {
        child.once('exit', () => gone())
        child.kill('SIGTERM')
      })
  })
  afterAll(() => stop())

  const read = async (path: string) => (await fetch(`${url}${path}`)).text()

  it('names them in footer, terms and privacy policy', async () => {
    for (const path of ['/', '/termos-de-uso', '/politica-de-privacidade']) {
      const html = await read(path)
      expect(html).toContain(WHO)
      expect(html).toContain(SITE.email)
      expect(html).not.toContain('contato@winex.com.br')
      expect(html).toContain(`<link rel="canonical" href="${ADDRESS}${path}"/>`)
    }
    expect(await read('/termos-de-uso')).toContain('foro da comarca de Bento Gonçalves para')
  })

  it('says that sales are open, and what a sale costs', async () => {
    const html = await read('/')
    expect(html).toContain('Vendas abertas')
    expect(html).toContain('uma comissão de 12,5%')
    expect(html).not.toContain('data-target')
  })

  it('tells crawlers its own address', async () => {
    expect(await read('/sitemap.xml')).toContain(`<loc>${ADDRESS}/cadastro</loc>`)
    expect(await read('/robots.txt')).toContain(`Sitemap: ${ADDRESS}/sitemap.xml`)
  })

  it('hands the app what its scripts say of them, in every form of a page', async () => {
    for (const path of ['/login', '/cadastro', '/admin/login', '/forgot-password', '/portal']) {
      const html = await read(path)
      const [, block = ''] =
        /<script type="application\/json" id="site">(.*?)<\/script>/.exec(html) ?? []
      expect(JSON.parse(block)).toEqual(SITE)
      expect(html).not.toContain('contato@winex.com.br')
    }
    expect(await read('/login')).toContain(`placeholder="${SITE.email}"`)
    expect(await compressed('/login')).toBe(await read('/login'))
  })

  /** As a browser asks for it. */
  const compressed = (path: string) =>
    new Promise<string>((done, failed) => {
      request(`${url}${path}`, { headers: { 'accept-encoding': 'br' } }, (response) => {
        const parts: Buffer[] = []
        expect(response.headers['content-encoding']).toBe('br')
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => done(brotliDecompressSync(Buffer.concat(parts)).toString()))
      })
        .on('error', failed)
        .end()
    })
})

it('an engine that is told of its site’s owner writes them into the contract', async () => {
  writeFileSync(file, JSON.stringify(SITE))
  const engine = await startEngineWith({ WINEX_SITE_FILE: file })
  try {
    const response = await fetch(`${engine.url}/vendor/sellers/me/contract`, {
      headers: { authorization: `Bearer ${await tokenOf('unsignedSeller')}` },
    })
    expect(response.status).toBe(200)
    const { contract } = (await response.json()) as { contract: { text: string } }
    expect(contract.text).toContain('CNPJ 11.222.333/0001-81')
    expect(contract.text).toContain('Bento Gonçalves')
  } finally {
    await engine.stop()
  }
})
