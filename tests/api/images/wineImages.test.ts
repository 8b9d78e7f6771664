import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, type Answer } from '../../support/http'
import { sql, world } from '../../support/world'
import { placeOrder } from '../../support/buyer'
import { openSeller } from '../../support/openSeller'
import { openShop, type Shop } from '../../support/openShop'
import type { Refusal, Wine } from '../../support/openWine'

interface Presigned extends Refusal {
  uploadUrl: string
  publicUrl: string
}

let cellar: Shop
let wine: Wine
let png: Buffer
beforeAll(async () => {
  cellar = await openShop({ wines: 1 })
  wine = await cellar.addWine()
  png = await picture('#7a1528')
})

const picture = (background: string, width = 60): Promise<Buffer> =>
  sharp({ create: { width, height: 40, channels: 3, background } })
    .png()
    .toBuffer()

const presign = (
  body: Record<string, unknown> = {},
  of = wine,
  token = cellar.token,
): Promise<Answer<Presigned>> =>
  call(`/vendor/products/${of.id}/images/presign`, {
    token,
    body: { filename: 'garrafa.png', contentType: 'image/png', ...body },
  })

async function put(
  url: string,
  bytes: Buffer,
  type = 'image/png',
): Promise<{ status: number; body: Refusal }> {
  const response = await fetch(new URL(url, world.url), {
    method: 'PUT',
    headers: { 'content-type': type },
    body: new Uint8Array(bytes),
  })
  const text = await response.text()
  return { status: response.status, body: (text ? JSON.parse(text) : {}) as Refusal }
}

const attach = (url: string, of = wine, token = cellar.token) =>
  call<Refusal & { product: { thumbnail: string; images: { url: string; rank: number }[] } }>(
    `/vendor/products/${of.id}/images/attach`,
    { token, body: { url } },
  )

/** Presign, PUT and attach, as the portal does. */
async function addImage(of: Wine, bytes: Buffer, type = 'image/png'): Promise<string> {
  const { body } = await presign({ contentType: type, size: bytes.length }, of)
  expect((await put(body.uploadUrl, bytes, type)).status).toBe(204)
  expect((await attach(body.publicUrl, of)).status).toBe(200)
  return body.publicUrl
}

const fetchStored = (url: string): Promise<Response> => fetch(new URL(url, world.url))

const open = async (url: string) =>
  sharp(Buffer.from(await (await fetchStored(url)).arrayBuffer())).metadata()

describe('a picture of a wine', () => {
  // spec 202
  it('is re-encoded, turned as its EXIF says, freed of its metadata and kept with a small variant', async () => {
    const photo = await sharp({
      create: { width: 3000, height: 1500, channels: 3, background: '#345' },
    })
      .withExif({ IFD0: { Copyright: 'segredo' }, IFD3: { GPSLatitude: '29/1 0/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const own = await cellar.addWine()
    const url = await addImage(own, photo, 'image/jpeg')
    const stored = await open(url)
    expect([stored.format, stored.width, stored.height]).toEqual(['webp', 1000, 2000])
    expect([stored.exif, stored.orientation]).toEqual([undefined, undefined])
    const { thumbnail } = await own.read()
    expect(thumbnail).toBe(url.replace('.webp', '-thumb.webp'))
    expect((await open(thumbnail ?? '')).height).toBe(480)
  })

  // spec 200
  it('comes first, second, third; a new order makes another the main one; what is left out is deleted', async () => {
    const own = await cellar.addWine()
    const [first, second, third] = [
      await addImage(own, await picture('#100')),
      await addImage(own, await picture('#200')),
      await addImage(own, await picture('#300')),
    ]
    expect((await own.read()).images.map(({ url, rank }) => [url, rank])).toEqual([
      [first, 0],
      [second, 1],
      [third, 2],
    ])
    const { body } = await own.save({
      images: [
        { url: third, rank: 0 },
        { url: first, rank: 1 },
      ],
    })
    expect(body.product.images.map(({ url }) => url)).toEqual([third, first])
    expect(body.product.thumbnail).toBe(third.replace('.webp', '-thumb.webp'))
    // whose request comes first removes them: another one may be at it at this moment
    for (const gone of [second, second.replace('.webp', '-thumb.webp')])
      await expect.poll(async () => (await fetchStored(gone)).status).toBe(404)
    expect((await fetchStored(first)).status).toBe(200)
  })

  it('that was added after the page was opened stays behind the others when their order is saved', async () => {
    const own = await cellar.addWine()
    const first = await addImage(own, await picture('#100'))
    const second = await addImage(own, await picture('#200'))
    const late = await addImage(own, await picture('#300'))
    const save = (urls: string[]) =>
      own.save({ images: urls.map((url) => ({ url })), seen_images: [first, second] })
    const reordered = await save([second, first])
    expect(reordered.body.product.images.map(({ url, rank }) => [url, rank])).toEqual([
      [second, 0],
      [first, 1],
      [late, 2],
    ])
    expect((await fetchStored(late)).status).toBe(200)
    // what was seen and is left out is deleted as before
    const { body } = await save([second])
    expect(body.product.images.map(({ url }) => url)).toEqual([second, late])
    await expect.poll(async () => (await fetchStored(first)).status).toBe(404)
    expect((await fetchStored(late)).status).toBe(200)
  })

  it('that was added meanwhile is not dropped for one too many: the order is refused', async () => {
    const own = await cellar.addWine()
    const full = await cellar.addWine()
    const late = await addImage(own, png)
    await sql(
      `insert into image (id, product_id, url, rank)
       select 'img_' || gen_random_uuid(), $1::text, '/files/wines/upl_' || n || $1::text || '.webp', n from generate_series(0, 19) n`,
      [full.id],
    )
    const { images } = await full.read()
    expect(images).toHaveLength(20)
    const { status, body } = await own.save({
      images: images.map(({ url }) => ({ url })),
      seen_images: [],
    })
    expect([status, body.errors]).toEqual([
      400,
      {
        images:
          'Outras imagens foram enviadas enquanto você editava, e um vinho pode ter no máximo 20. Recarregue a página e escolha quais ficam.',
      },
    ])
    expect((await own.read()).images.map(({ url }) => url)).toEqual([late])
  })

  it("may be shown by a copy of the wine ('Duplicar vinho') and stays as long as one of them shows it", async () => {
    const own = await cellar.addWine()
    const copy = await cellar.addWine()
    const url = await addImage(own, png)
    expect((await copy.save({ images: [{ url }] })).status).toBe(200)
    await own.save({ images: [] })
    expect((await fetchStored(url)).status).toBe(200)
    await copy.save({ images: [] })
    expect((await copy.read()).thumbnail).toBeNull()
  })

  it('goes with the last wine that shows it, also when that is a copy, which is deleted', async () => {
    const [own, copy] = [await cellar.addWine(), await cellar.addWine()]
    const url = await addImage(own, png)
    expect((await copy.save({ images: [{ url }] })).status).toBe(200)
    for (const [last, status] of [
      [own, 200],
      [copy, 404],
    ] as const) {
      const gone = await call('/vendor/products/actions', {
        token: cellar.token,
        body: { action: 'delete', ids: [last.id] },
      })
      expect(gone.body.results, gone.text).toMatchObject([{ ok: true }])
      // the next call clears away what nothing shows
      await presign()
      expect((await fetchStored(url)).status).toBe(status)
    }
  })

  it('of which a copy of the wine was sold stays for that order when both wines drop it', async () => {
    const own = await cellar.addWine()
    const [copy = own] = cellar.wines
    const url = await addImage(own, png)
    expect((await copy.save({ images: [{ url }] })).status).toBe(200)
    const order = await cellar.order(await placeOrder(cellar))
    const thumbnail = url.replace('.webp', '-thumb.webp')
    expect(order.items.map((line) => line.thumbnail)).toEqual([thumbnail])
    await own.save({ images: [] })
    expect((await copy.save({ images: [] })).status).toBe(200)
    expect((await copy.read()).images).toEqual([])
    expect((await fetchStored(thumbnail)).status).toBe(200)
  })

  it('is attached once however often it is asked for', async () => {
    const own = await cellar.addWine()
    const url = await addImage(own, png)
    await Promise.all(Array.from({ length: 10 }, () => attach(url, own)))
    expect((await own.read()).images).toHaveLength(1)
  })
})

describe('an upload address', () => {
  it('serves once', async () => {
    const { body } = await presign()
    expect((await put(body.uploadUrl, png)).status).toBe(204)
    const second = await put(body.uploadUrl, png)
    expect(second.status).toBe(403)
    expect(second.body.message).toBe(
      'Este endereço de envio não é válido, expirou ou já foi usado.',
    )
  })

  it('serves one of ten that come at once', async () => {
    const { body } = await presign()
    const responses = await Promise.all(Array.from({ length: 10 }, () => put(body.uploadUrl, png)))
    expect(responses.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 403)).toHaveLength(9)
  })

  it('serves no other type, no other signature and no longer than its time', async () => {
    const { body } = await presign()
    expect((await put(body.uploadUrl, png, 'image/jpeg')).status).toBe(403)
    expect(
      (
        await put(
          body.uploadUrl.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
          png,
        )
      ).status,
    ).toBe(403)
    await sql(`update image_upload set expires_at = now() - interval '1 second' where key = $1`, [
      body.publicUrl.replace('/files/', ''),
    ])
    expect((await put(body.uploadUrl, png)).status).toBe(403)
  })

  it('serves only the announced length', async () => {
    const { body } = await presign({ size: png.length })
    const answer = await put(body.uploadUrl, Buffer.concat([png, Buffer.from('a')]))
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      { file: 'O arquivo enviado não tem o tamanho anunciado.' },
    ])
  })

  it('has nothing of the file name in it', async () => {
    const { status, body } = await presign({ filename: '../../../etc/passwd.png' })
    expect(status).toBe(200)
    expect(body.publicUrl).toMatch(/^\/files\/wines\/upl_\w+\.webp$/)
  })

  it.each<[string, Record<string, unknown>, Record<string, string>]>([
    [
      'SVG',
      { contentType: 'image/svg+xml' },
      { contentType: 'Por favor, selecione um arquivo de imagem válido.' },
    ],
    [
      'WEBP',
      { contentType: 'image/webp' },
      { contentType: 'Por favor, selecione um arquivo de imagem válido.' },
    ],
    [
      'a text',
      { contentType: 'text/plain' },
      { contentType: 'Por favor, selecione um arquivo de imagem válido.' },
    ],
    ['6 MB', { size: 6 * 1024 * 1024 }, { size: 'A imagem deve ter no máximo 5MB.' }],
    ['no name', { filename: '' }, { filename: 'Campo obrigatório' }],
  ])('is not given for %s', async (_name, body, errors) => {
    const answer = await presign(body)
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toEqual(errors)
  })
})

/** A valid PNG of that many pixels, all of one colour: small as a file, gigantic in memory. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data])
    const head = Buffer.alloc(4)
    head.writeUInt32BE(data.length)
    const tail = Buffer.alloc(4)
    tail.writeUInt32BE(crc32(body))
    return Buffer.concat([head, body, tail])
  }
  const size = Buffer.alloc(13)
  size.writeUInt32BE(side, 0)
  size.writeUInt32BE(side, 4)
  size.set([1, 0, 0, 0, 0], 8)
  const lines = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * 2000))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', size),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('what is no picture is refused and leaves nothing', () => {
  const noImage = 'Por favor, selecione um arquivo de imagem válido.'
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  it.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
    ['a text', () => Buffer.from('isto não é uma imagem'), 400, noImage],
    ['an empty file', () => Buffer.alloc(0), 400, noImage],
    ['an SVG named .png', () => svg, 400, noImage],
    ['a GIF named .png', () => gif, 400, noImage],
    ['a WEBP named .png', () => sharp(png).webp().toBuffer(), 400, noImage],
    ['half a PNG', () => png.subarray(0, 60), 400, noImage],
    ['a PNG signature before an SVG', () => Buffer.concat([png.subarray(0, 8), svg]), 400, noImage],
    [
      '50,000 x 50,000 pixels',
      () => bomb(50_000),
      400,
      'A imagem tem pixels demais. Envie uma de até 50 megapixels.',
    ],
    [
      '5 MB and a byte',
      () => Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]),
      413,
      'A imagem deve ter no máximo 5MB.',
    ],
  ])('%s', async (_name, bytes, status, message) => {
    const { body } = await presign()
    const answer = await put(body.uploadUrl, await bytes())
    expect(answer.status).toBe(status)
    expect(answer.body.errors).toEqual({ file: message })
    expect((await fetchStored(body.publicUrl)).status).toBe(404)
    const late = await attach(body.publicUrl)
    expect([late.status, late.body.errors]).toEqual([
      400,
      { url: 'A imagem ainda não foi enviada.' },
    ])
  })

  it('of a polyglot only the picture survives', async () => {
    const own = await cellar.addWine()
    const url = await addImage(
      own,
      Buffer.concat([png, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]),
    )
    const response = await fetchStored(url)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(Buffer.from(await response.arrayBuffer()).includes('script')).toBe(false)
  })
})

describe('an address that is not an own upload for this wine', () => {
  it('is refused, no matter whose it is', async () => {
    const other = await openSeller({ status: 'ACTIVE' })
    const theirs = await other.addWine()
    const { body: foreign } = await presign({}, theirs, other.token)
    await put(foreign.uploadUrl, png)
    const { body: ofAnotherWine } = await presign({}, await cellar.addWine())
    await put(ofAnotherWine.uploadUrl, png)
    const urls = [
      foreign.publicUrl,
      ofAnotherWine.publicUrl,
      'https://exemplo.com.br/foto.png',
      '/files/wines/upl_que_nao_existe.webp',
      '/files/../secrets.json',
    ]
    for (const url of urls) {
      const answer = await attach(url)
      expect([answer.status, answer.body.errors], url).toEqual([
        400,
        { url: 'Esta imagem não foi enviada por você.' },
      ])
      const saved = await wine.save({ images: [{ url }] })
      expect([saved.status, saved.body.errors], url).toEqual([
        400,
        { 'images.0.url': 'Esta imagem não foi enviada por você.' },
      ])
    }
  })

  it("another seller's wine takes no presign and no attach: not found", async () => {
    const theirs = await (await openSeller({ status: 'ACTIVE' })).addWine()
    expect((await presign({}, theirs)).status).toBe(404)
    expect((await attach('/files/wines/x.webp', theirs)).status).toBe(404)
  })
})
