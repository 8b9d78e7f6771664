import { request, type IncomingHttpHeaders } from 'node:http'
import { describe, expect, it } from 'vitest'
import { world } from '../../support/world'

const page = await fetch(`${world.url}/login`)
const html = await page.text()
const partsOf = (pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, file = '']) => file)

/** Fetch undoes the encoding and hides its headers. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; bytes: number }>(
    (done, failed) => {
      const sent = request(world.url + path, { method, headers }, (answer) => {
        let bytes = 0
        answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
        answer.on('end', () =>
          done({ status: answer.statusCode ?? 0, headers: answer.headers, bytes }),
        )
      })
      sent.on('error', failed).end()
    },
  )
}

const [script = ''] = partsOf(/src="(\/assets\/[^"]+\.js)"/g)

describe.each(['/', '/login', script, '/logo-vinho.svg'])('%s', (path) => {
  it('is sent in the smallest form that the browser takes', async () => {
    const [plain, gzip, br, refused] = await Promise.all([
      ask(path),
      ask(path, { 'accept-encoding': 'gzip' }),
      ask(path, { 'accept-encoding': 'gzip, br' }),
      ask(path, { 'accept-encoding': 'br;q=0, gzip' }),
    ])
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(br.headers['content-encoding']).toBe('br')
    expect(refused.headers['content-encoding']).toBe('gzip')
    expect(br.bytes).toBeLessThan(gzip.bytes)
    expect(gzip.bytes).toBeLessThan(plain.bytes)
    expect(new Set([plain, gzip, br].map(({ headers }) => headers.etag)).size).toBe(3)
    expect(new Set([plain, gzip, br].map(({ headers }) => headers['content-type'])).size).toBe(1)
    for (const { headers } of [plain, gzip, br]) expect(headers.vary).toBe('accept-encoding')
  })

  it('is not sent again to who has it, nor with HEAD', async () => {
    const encoding = { 'accept-encoding': 'br' }
    const { headers, bytes } = await ask(path, encoding)
    const again = await ask(path, { ...encoding, 'if-none-match': headers.etag ?? '' })
    expect(again).toMatchObject({ status: 304, bytes: 0 })
    const head = await ask(path, encoding, 'HEAD')
    expect(head).toMatchObject({ status: 200, bytes: 0 })
    expect(head.headers).toMatchObject({
      'content-length': String(bytes),
      'content-type': headers['content-type'],
    })
  })

  it('is sent in parts', async () => {
    const part = await ask(path, { range: 'bytes=0-9' })
    expect(part).toMatchObject({ status: 206, bytes: 10 })
  })
})

describe('caches', () => {
  it.each([
    ['/', 'no-cache'],
    ['/login', 'no-cache'],
    ['/nowhere', 'no-cache'],
    [script, 'public, max-age=31536000, immutable'],
    ['/favicon.ico', 'public, max-age=3600'],
    ['/portal-worker.js', 'no-cache'],
    ['/nothing.txt', 'no-store'],
  ])('%s: %s', async (path, rule) => {
    expect((await ask(path)).headers['cache-control']).toBe(rule)
  })
})

describe('what is not there', () => {
  it('is the not-found page, whole, whatever is asked of it', async () => {
    const { bytes } = await ask('/nowhere')
    const conditions: Record<string, string>[] = [{ 'if-none-match': '*' }, { range: 'bytes=0-9' }]
    for (const headers of conditions)
      expect(await ask('/nowhere', headers)).toMatchObject({ status: 404, bytes })
  })

  it.each([
    '/index.html',
    '/landing/index.html',
    '/prerendered/login.dark.html',
    `${script}.br`,
    `${script}.gz`,
    '/assets/nothing.js',
    '/.content-hash.js',
  ])('%s is no file of the site', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })

  it.each(['/.content-hash', '/assets', '/landing'])('%s shows nothing', async (path) => {
    const answer = await ask(path)
    expect(answer).toMatchObject({ status: 404 })
    expect(answer.headers['content-type']).toContain('text/html')
  })
})

describe('headers', () => {
  it('of a page say what it may load and do', () => {
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';")
    for (const name of ['permissions-policy', 'x-frame-options', 'referrer-policy'])
      expect(page.headers.get(name)).toBeTruthy()
    // an invoice's bar code is read by our own pages, and by nobody in a frame
    expect(page.headers.get('permissions-policy')).toContain('camera=(self), ')
  })

  it.each([
    '/devolucao/abc',
    '/cpf-da-nota/abc',
    '/reset-password?token=abc',
    '/convite?convite=abc',
    '/cadastro?convite=abc',
    '/nao-fui-eu?token=abc',
  ])('of %s keep the secret in its address from everybody', async (path) => {
    expect((await fetch(world.url + path)).headers.get('referrer-policy')).toBe('no-referrer')
  })

  it('of its scripts are those that concern a script, and few', async () => {
    const scripts = partsOf(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)
    expect(scripts.length).toBeGreaterThan(2)
    for (const script of scripts) {
      const { headers } = await fetch(world.url + script)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('cache-control')).toContain('immutable')
      expect([...headers].map(([name, value]) => name + value).join('').length).toBeLessThan(450)
    }
  })

  it.each(['/api/admin/products', '/api/nothing', '/files/nothing.jpg', '/nothing.txt'])(
    'of %s let nothing be done with it as a page',
    async (path) => {
      const { headers } = await fetch(world.url + path)
      expect(headers.get('content-security-policy')).toContain("default-src '")
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    },
  )
})
