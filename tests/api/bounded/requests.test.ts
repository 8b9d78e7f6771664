import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, type Answer } from '../../support/http'
import { tokenOf } from '../../support/people'
import { world } from '../../support/world'
import { goodRow, HEADS, importFile } from '../imports/sheet'
import { openSeller, type Seller } from '../../support/openSeller'
import type { Refusal } from '../../support/openWine'
import { besides } from './besides'

let cellar: Seller
let staff: string
beforeAll(async () => {
  cellar = await openSeller({ status: 'ACTIVE' })
  staff = await tokenOf('staff')
})

const fetchFile = async (path: string, token = cellar.token) => {
  const response = await fetch(`${world.api}${path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return { status: response.status, bytes: (await response.arrayBuffer()).byteLength }
}

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`

describe('a body that is no body of a person', () => {
  const bodies: [string, string, string, number][] = [
    ['of 400,000 numbers', '/vendor/products', `[${'1,'.repeat(400_000)}1]`, 413],
    ['of 400,000 levels', '/vendor/products', nested(400_000), 413],
    [
      'of 100,000 unknown fields',
      '/vendor/products',
      `{${Array.from({ length: 80_000 }, (_none, at) => `"k${at}":1`).join()}}`,
      413,
    ],
    ['with 400,000 images', '/vendor/products', `{"images":[${'1,'.repeat(400_000)}1]}`, 413],
    ['with a title of a megabyte', '/vendor/products', `{"title":"${'a '.repeat(500_000)}"}`, 413],
    // Its sender is still writing when it is refused.
    ['of 20 MB', '/vendor/products', `{"title":"${'a '.repeat(10_000_000)}"}`, 413],
    ['with a title of 40,000 words', '/vendor/products', `{"title":"${'a '.repeat(20_000)}"}`, 400],
    [
      'with an e-mail of 40,000 letters',
      '/auth/seller/emailpass',
      `{"email":"${'a@'.repeat(20_000)}","password":"x"}`,
      400,
    ],
  ]
  it.each(bodies)('%s is refused, and nobody else waits', async (_name, path, body, status) => {
    const result = await besides(() =>
      fetch(`${world.api}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${cellar.token}`,
        },
        body,
      }),
    )
    expect(result.status).toBe(status)
    expect((await result.text()).length).toBeLessThan(50_000)
  })
})

describe('a list', () => {
  const queries = [
    `q=${'%25'.repeat(200)}`,
    `q=${'_'.repeat(200)}`,
    `q=${'a%20'.repeat(66)}`,
    'offset=10000000&limit=100',
    `status=${'draft,'.repeat(600)}`,
    Array.from({ length: 500 }, () => 'status=draft').join('&'),
    Array.from({ length: 300 }, (_none, at) => `a[${at}][b][c][d]=1`).join('&'),
  ]
  it.each(queries)('with %s answers, and nobody else waits', async (query) => {
    const result = await besides(() =>
      Promise.all([
        call(`/vendor/products?${query}`, { token: cellar.token }),
        ...['products', 'sellers', 'orders', 'audit', 'applications'].map((list) =>
          call(`/admin/${list}?${query}`, { token: staff }),
        ),
      ]),
    )
    for (const { status } of result) expect([200, 400]).toContain(status)
  })
})

describe('a file that is made for one person', () => {
  beforeAll(async () => {
    const rows = Array.from({ length: 1_000 }, (_none, at) => goodRow(`Vinho ${at}`))
    await importFile(cellar.token, [HEADS, ...rows].join('\n'))
  })

  it.each(['/vendor/products/export.csv', '/vendor/privacy/export', '/vendor/orders/export.csv'])(
    '%s keeps nobody else waiting',
    async (path) => {
      const result = await besides(() => fetchFile(path))
      expect(result.status).toBe(200)
    },
  )

  it.each(['products', 'sellers', 'orders', 'audit'])(
    'all %s for staff keep nobody else waiting',
    async (list) => {
      const result = await besides(() => fetchFile(`/admin/${list}/export.csv`, staff))
      expect(result.status).toBe(200)
    },
  )

  it('is a whole list in the export of own data, however long', async () => {
    const { body } = await call<{ vinhos: { title: string }[]; acoes: unknown[] }>(
      '/vendor/privacy/export',
      { token: cellar.token },
    )
    expect(new Set(body.vinhos.map(({ title }) => title)).size).toBe(1_000)
    expect(body.acoes.length).toBeGreaterThanOrEqual(1_000)
  })

  it('is made two times at once, and the contract of ten people keeps nobody else waiting', async () => {
    const paths = Array.from({ length: 16 }, () => '/vendor/products/export.csv')
    const statuses = (await Promise.all(paths.map((path) => fetchFile(path)))).map(
      ({ status }) => status,
    )
    expect(new Set(statuses)).toEqual(new Set([200, 429]))

    const signed = await tokenOf('signedSeller')
    const result = await besides(() =>
      Promise.all([1, 2].map(() => fetchFile('/vendor/sellers/me/contract/pdf', signed))),
    )
    expect(result.map(({ status }) => status)).toEqual([200, 200])
  })
})

describe('a picture that is a bomb', () => {
  const send = async (bytes: Buffer, contentType: string): Promise<Answer<Refusal>> => {
    const wine = await cellar.addWine()
    const { body } = await call<{ uploadUrl: string }>(
      `/vendor/products/${wine.id}/images/presign`,
      {
        token: cellar.token,
        body: { filename: 'garrafa', contentType },
      },
    )
    const response = await fetch(new URL(body.uploadUrl, world.url), {
      method: 'PUT',
      headers: { 'content-type': contentType },
      body: new Uint8Array(bytes),
    })
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: (text === '' ? {} : JSON.parse(text)) as Refusal,
    }
  }
  const plain = (side: number) =>
    sharp({
      create: { width: side, height: side, channels: 3, background: '#7a1528' },
      limitInputPixels: false,
    })

  it('of 49 megapixels in passes is refused before it is decoded', async () => {
    const jpeg = await plain(7_000).jpeg({ progressive: true }).toBuffer()
    const result = await besides(() => send(jpeg, 'image/jpeg'))
    expect([result.status, result.body.errors]).toEqual([
      400,
      {
        file: 'A imagem é progressiva ou entrelaçada e grande demais. Salve-a em resolução menor.',
      },
    ])
  })

  it('of 100 megapixels is refused, and of 49 four at once keep nobody else waiting', async () => {
    const [huge, large] = await Promise.all([
      plain(10_000).png().toBuffer(),
      plain(7_000).png().toBuffer(),
    ])
    const result = await besides(() =>
      Promise.all([huge, large, large, large, large].map((bytes) => send(bytes, 'image/png'))),
    )
    expect(result.map(({ status }) => status)).toEqual([400, 204, 204, 204, 204])
  })

  it('sent by many at once is told to come back, or taken', async () => {
    const small = await plain(60).png().toBuffer()
    const responses = await Promise.all(Array.from({ length: 12 }, () => send(small, 'image/png')))
    for (const { status } of responses) expect([204, 429]).toContain(status)
    expect(responses.filter(({ status }) => status === 204).length).toBeGreaterThanOrEqual(6)
  })
})
