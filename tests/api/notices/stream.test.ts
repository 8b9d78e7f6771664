import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../support/http'
import { askForToken } from '../../support/people'
import { closeDatabase, sql, world } from '../../support/world'
import { placeOrder } from '../../support/buyer'
import { openShop, type Shop } from '../../support/openShop'
import { joinAs } from '../account/joinAs'

const ENGINES = Number(process.env.WINEX_TEST_ENGINES ?? 1)

interface Stream {
  status: number
  type: string | null
  /** The number of the next event; undefined once the server has ended the stream. */
  next: () => Promise<number | undefined>
  /** Reads on until an event has this number. */
  until: (unread: number) => Promise<void>
  close: () => void
}

const opened: (() => void)[] = []

async function openStream(token: string): Promise<Stream> {
  const end = new AbortController()
  opened.push(() => end.abort())
  const answer = await fetch(`${world.api}/vendor/notices/stream`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    signal: end.signal,
  })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const next = async (): Promise<number | undefined> => {
    for (;;) {
      const [event, ...rest] = text.split('\n\n')
      if (rest.length > 0) {
        text = rest.join('\n\n')
        return (JSON.parse(event?.replace('data: ', '') ?? '') as { unread: number }).unread
      }
      const read = await reader?.read()
      if (!read || read.done) return undefined
      text += read.value
    }
  }
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    next,
    until: async (unread) => {
      for (;;) {
        const got = await next()
        if (got === unread) return
        if (got === undefined) throw new Error('the stream has ended')
      }
    },
    close: () => end.abort(),
  }
}

let shop: Shop
let colleague = ''
beforeAll(async () => {
  shop = await openShop({ wines: 1 })
  colleague = (await joinAs(shop.token)).token
})
afterAll(async () => {
  for (const close of opened) close()
  await closeDatabase()
})

const write = (source: string, sellerId = shop.sellerId) =>
  sql(`select notice_write($1, 'import_done', $2, 'wimp_x', '{}', false)`, [sellerId, source])
const LISTENERS = `select pid from pg_stat_activity where query = 'listen winex_notice'`

describe('the stream of notices', () => {
  it('says the number at once, after each order, and after it was read; to each person theirs', async () => {
    const [own, theirs] = [await openStream(shop.token), await openStream(colleague)]
    expect([own.status, own.type]).toEqual([200, 'text/event-stream; charset=utf-8'])
    expect([await own.next(), await theirs.next()]).toEqual([0, 0])
    await placeOrder(shop)
    await Promise.all([own.until(1), theirs.until(1)])
    const list = await call<{ notices: { id: string }[] }>('/vendor/notices', { token: shop.token })
    await call('/vendor/notices/read', {
      token: shop.token,
      body: { until: list.body.notices[0]?.id },
    })
    await own.until(0)
    await placeOrder(shop)
    await Promise.all([own.until(1), theirs.until(2)])
    own.close()
    theirs.close()
  })

  it('hears of what another engine writes, over one connection, also after that was cut', async () => {
    const streams = await Promise.all([openStream(shop.token), openStream(colleague)])
    const [first] = streams
    const before = (await first.next()) ?? 0
    await write('outro motor')
    await first.until(before + 1)
    const listeners = await sql<{ pid: number }>(LISTENERS)
    expect(listeners).toHaveLength(ENGINES)
    for (const { pid } of listeners) await sql('select pg_terminate_backend($1)', [pid])
    await expect.poll(async () => (await sql(LISTENERS)).length).toBe(ENGINES)
    await write('depois do corte')
    await first.until(before + 2)
    for (const stream of streams) stream.close()
  })

  it('beats before a proxy that waits sixty seconds would cut it', async () => {
    const stream = await openStream(shop.token)
    const number = await stream.next()
    const started = performance.now()
    expect(await stream.next()).toBe(number)
    expect(performance.now() - started).toBeLessThan(55_000)
    stream.close()
  })

  it('is open three times for one person; one that is closed makes room', async () => {
    const { token } = await openShop({ wines: 0 })
    const all = []
    for (;;) {
      const stream = await openStream(token)
      if (stream.status === 429) break
      expect(stream.status).toBe(200)
      all.push(stream)
    }
    // each engine counts its own
    expect(all.length).toBeGreaterThanOrEqual(3)
    expect(all.length).toBeLessThanOrEqual(3 * ENGINES)
    expect((await openStream(colleague)).status).toBe(200)
    all[0]?.close()
    await expect.poll(async () => (await openStream(token)).status).toBe(200)
    for (const { close } of all) close()
  })

  it('ends with the session', async () => {
    const { email, password, sellerId } = await openShop({ wines: 0 })
    const token = await askForToken('seller', email, password)
    const stream = await openStream(token)
    expect(stream.status).toBe(200)
    await stream.next()
    await call('/auth/seller/sign-out', { method: 'POST', token, body: {} })
    await write('depois da saída', sellerId)
    for (;;) if ((await stream.next()) === undefined) break
  })

  it('answers a request that does not ask for events with an error, and never hangs', async () => {
    const answer = await call('/vendor/notices/stream', { token: shop.token })
    expect([answer.status, answer.body.message]).toEqual([
      400,
      'Este endereço responde com text/event-stream.',
    ])
  })
})
