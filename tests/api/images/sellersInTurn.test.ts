import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { call } from '../../support/http'
import { openShop, type Shop } from '../../support/openShop'
import type { Wine } from '../../support/openWine'
import { readRun } from '../../support/readRun'
import { world } from '../../support/world'

interface Presigned {
  uploadUrl: string
}

let large: Buffer
let small: Buffer
beforeAll(async () => {
  // 49 megapixels of one colour are some 160 kB and a third of a second of work
  large = await sharp({
    create: { width: 7_000, height: 7_000, channels: 3, background: '#7a1528' },
  })
    .png()
    .toBuffer()
  small = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#123' } })
    .png()
    .toBuffer()
})

async function addressOf({ token }: Shop, wine: Wine, size: number): Promise<string> {
  const { body } = await call<Presigned>(`/vendor/products/${wine.id}/images/presign`, {
    token,
    body: { filename: 'garrafa.png', contentType: 'image/png', size },
  })
  return body.uploadUrl
}

let sent = 0
/** To the engine, each from another address: the gateway itself lets few of one address in. */
const put = async (url: string, bytes: Buffer) => {
  const { pathname, search } = new URL(url, world.url)
  const path = `${pathname.replace(/^\/api/, '')}${search}`
  const response = await fetch(`${readRun(world.dataDir).engineUrl}${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'image/png', 'x-forwarded-for': `203.0.113.${++sent}` },
    body: new Uint8Array(bytes),
  })
  const text = await response.text()
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    message: text === '' ? null : (JSON.parse(text) as { message: string }).message,
    url,
  }
}

test('of one seller one picture is decoded and two wait; more are refused in words, to this seller only, and may be sent again', async () => {
  const [one, other] = await Promise.all([openShop({ wines: 0 }), openShop({ wines: 0 })])
  const [ofOne, ofOther] = await Promise.all([one.addWine(), other.addWine()])
  const addresses = await Promise.all(
    Array.from({ length: 10 }, () => addressOf(one, ofOne, large.length)),
  )
  const neighbour = await addressOf(other, ofOther, small.length)
  const many = addresses.map((url) => put(url, large))
  await Promise.race(many)
  expect((await put(neighbour, small)).status).toBe(204)
  const answers = await Promise.all(many)
  const refused = answers.filter(({ status }) => status !== 204)
  expect(refused.length).toBeGreaterThan(0)
  for (const answer of refused) {
    expect([answer.status, answer.retryAfter, answer.message]).toEqual([
      429,
      '5',
      'Há imagens suas na fila. Aguarde alguns segundos e envie esta de novo.',
    ])
  }
  expect((await put(refused[0]?.url ?? '', large)).status).toBe(204)
})
