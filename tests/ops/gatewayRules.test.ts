import { describe, expect, it } from 'vitest'
import { bodyLimit } from '../../ops/serve/serveApi'
import { styleHashes } from '../../ops/serve/inlineStylesOf'
import { pageFor } from '../../ops/serve/pageFor'
import { pathProblem } from '../../ops/serve/pathProblem'
import { problem } from '../../ops/serve/problem'
import { visitorOf } from '../../ops/serve/servePages'
import { securityHeaders } from '../../ops/serve/securityHeaders'
import { storedPath } from '../../ops/serve/serveFiles'
import { readSettings } from '../../ops/base/readSettings'

describe('the gateway refuses a path that two programs may read in two ways', () => {
  it.each([
    '/api/../admin',
    '/api/./x',
    '//evil.example',
    '/api//x',
    '/api/%2e%2e/x',
    '/api/%2E/x',
    '/a%2fb',
    '/a%5Cb',
    '/a%00b',
    '/a%0d%0ab',
    '/a%252fb',
    '/a\\b',
    '/a%zz',
    '/a%ff',
    'http://evil.example/',
    '*',
  ])('%s', (path) => expect(pathProblem(path)).toBe(400))

  it.each([
    '/',
    '/login',
    '/api/vendor/products?q=%2F%25&order=-created_at',
    '/portal/wines/prod_1',
    '/vinho-ros%C3%A9',
  ])('but lets %s through', (path) => expect(pathProblem(path)).toBeNull())

  it('answers 414 to an endless one', () => expect(pathProblem(`/${'a'.repeat(9000)}`)).toBe(414))
})

describe('pages', () => {
  it.each(['/forgot-password'])('%s is the app shell', (path) => {
    expect(pageFor(path)).toMatchObject({ file: '/index.html', status: 200, noindex: false })
  })

  it.each([
    ['/portal', '/portal/wines'],
    ['/portal/wines', '/portal/wines'],
    ['/portal/wines/x', '/portal/index'],
    ['/portal/add-wine', '/portal/index'],
    ['/admin', '/admin/products'],
    ['/admin/audit', '/admin/audit'],
    ['/admin/index', '/admin/index'],
  ])('%s is the frame of %s for who is signed in, in the chosen colours', (path, frame) => {
    const cookie = 'auth_token=x; winex.colorMode=dark'
    const visitor = visitorOf({ url: `${path}?page=2`, headers: { cookie } })
    expect(pageFor(path, visitor)?.file).toBe(`/prerendered${frame}.dark.html`)
    expect(pageFor(path)?.file).toBe('/index.html')
  })

  it.each(['/login', '/cadastro', '/admin/login'])('%s is sent finished', (path) => {
    expect(pageFor(path)?.file).toBe(`/prerendered${path}.system.html`)
  })

  it('sends a finished page in the colours that its visitor has chosen', () => {
    const visitor = visitorOf({ url: '/login', headers: { cookie: 'a=b; winex.colorMode=dark' } })
    expect(pageFor('/login', visitor)?.file).toBe('/prerendered/login.dark.html')
    const other = visitorOf({ url: '/login', headers: { cookie: 'winex.colorMode=../../x' } })
    expect(pageFor('/login', other)?.file).toBe('/prerendered/login.system.html')
  })

  it.each([
    ['who is signed in already', { url: '/login', headers: { cookie: 'auth_token=x' } }],
    ['whose address says more', { url: '/cadastro?convite=x', headers: {} }],
  ])('leaves a visitor %s to the app', (_who, request) => {
    const path = request.url.split('?')[0] ?? ''
    expect(pageFor(path, visitorOf(request))?.file).toBe('/index.html')
  })

  it.each([
    '/portal',
    '/portal/wines/x',
    '/admin',
    '/admin/products',
    '/contrato/1',
    '/reset-password',
  ])('%s stays out of search engines', (path) =>
    expect(pageFor(path)).toMatchObject({ status: 200, noindex: true }),
  )

  it('shows the not-found page with status 404 on an unknown address', () => {
    expect(pageFor('/portalzinho')).toMatchObject({ file: '/index.html', status: 404 })
  })

  it('has no page for a missing file', () => expect(pageFor('/assets/old-abc123.js')).toBeNull())
})

describe('stored images', () => {
  it.each(['a.png', 'wines/01J.webp', 'a/b/c.jpeg'])('%s may be asked for', (path) => {
    expect(storedPath(path)?.relative).toBe(path)
  })

  it.each([
    'a.svg',
    'a.html',
    '.env',
    '.hidden.png',
    'a/../b.png',
    'a/.b/c.png',
    'a',
    '',
    'secrets.json',
    'a b.png',
  ])('%s may not', (path) => expect(storedPath(path)).toBeNull())
})

describe('limits of a body', () => {
  it('is 1 MB for a call', () => expect(bodyLimit('POST', '/vendor/products')).toBe(1_048_576))
  it('is 6 MB for an image', () => expect(bodyLimit('PUT', '/files/uploads/abc')).toBe(6_291_456))
  it('is 32 MB for a spreadsheet', () =>
    expect(bodyLimit('POST', '/vendor/products/imports')).toBe(33_554_432))
})

describe('security headers', () => {
  const policy = (environment: Record<string, string>, hashes: string[] = []) =>
    securityHeaders(readSettings(environment), hashes, false)

  it('allow no inline script', () => {
    expect(policy({})['content-security-policy']).toContain("script-src 'self';")
    expect(policy({})['content-security-policy']).not.toContain('unsafe')
  })

  it("let the built pages' own style elements through by their hash", () => {
    const hashes = styleHashes('<head><style>b{}</style></head>')
    expect(policy({}, hashes)['content-security-policy']).toContain(hashes[0])
  })

  it('ask for https only when the site has it', () => {
    expect(policy({})['strict-transport-security']).toBeUndefined()
    expect(
      policy({ WINEX_PUBLIC_URL: 'https://a.example' })['strict-transport-security'],
    ).toContain('max-age=31536000')
  })

  it('name the storage that images come from', () => {
    expect(
      policy({ S3_PUBLIC_URL: 'https://img.example/bucket' })['content-security-policy'],
    ).toContain("img-src 'self' data: blob: https://img.example;")
  })

  it.each([
    ['winex', "'self' https://winex.s3.sa-east-1.amazonaws.com;"],
    ['fotos.winex.com.br', "'self' https://s3.sa-east-1.amazonaws.com;"],
  ])('let the browser send pictures to the bucket %s of Amazon S3 itself', (bucket, sources) => {
    const environment = {
      S3_BUCKET: bucket,
      S3_REGION: 'sa-east-1',
      S3_PUBLIC_URL: 'https://img.example',
    }
    expect(policy(environment)['content-security-policy']).toContain(`connect-src ${sources}`)
  })

  it('name no bucket of Amazon beside an endpoint', () => {
    const environment = { S3_BUCKET: 'winex', S3_ENDPOINT: 'https://s3.example' }
    expect(policy(environment)['content-security-policy']).toContain(
      "connect-src 'self' https://s3.example;",
    )
  })
})

describe('errors', () => {
  it("speak Portuguese in the engine's shape", () => {
    expect(problem(404)).toEqual({ type: 'not_found', message: 'O endereço pedido não existe.' })
    expect(problem(500)).toEqual({
      type: 'unexpected_state',
      message: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
    })
  })
})
