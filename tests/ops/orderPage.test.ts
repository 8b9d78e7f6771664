import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BUYER_ORDER_STATES, type BuyerOrderState } from '#domain/pix/buyerOrderState'
import type { BuyerOrder } from '#domain/pix/pixWire'
import { configureSite } from '#domain/site/siteConfig'
import { engineCalls } from '../../ops/serve/engineCalls'
import { serveOrders } from '../../ops/serve/order/serveOrders'
import {
  buildBuyerOrder,
  COPY_PASTE,
  DELIVERED,
  ORDER_TOKEN,
  PAID,
} from '../support/buildBuyerOrder'

/** What a buyer reads of each state: title and text. */
const WORDS: [BuyerOrderState, string, string][] = [
  [
    'making',
    'O código está sendo gerado',
    'O banco está demorando um pouco mais que o normal. Suas garrafas estão reservadas; o código aparece aqui em instantes.',
  ],
  ['waiting', 'Pague com PIX', 'Suas garrafas estão reservadas até o fim do prazo.'],
  [
    'ending',
    'O prazo do código terminou',
    'Estamos conferindo com o banco se o pagamento chegou. Se você pagou, aguarde aqui; se não, não pague mais por este código.',
  ],
  [
    'checking',
    'Pagamento em conferência',
    'Recebemos um PIX para este pedido que precisa ser conferido, por exemplo porque chegou depois do prazo. Você recebe os vinhos ou o dinheiro de volta. Avisamos por e-mail quando o pedido segue ou o reembolso é pedido ao banco.',
  ],
  ['unpaid', 'Aguardando pagamento', 'O pagamento deste pedido ainda não foi confirmado.'],
  [
    'paid',
    'Pagamento recebido',
    'O produtor foi avisado e vai confirmar o pedido. Você recebe um e-mail quando os vinhos saírem.',
  ],
  [
    'preparing',
    'Seus vinhos estão sendo separados',
    'O produtor confirmou o pedido. Você recebe um e-mail quando os vinhos saírem.',
  ],
  [
    'on_the_way',
    'Seus vinhos estão a caminho',
    'Acompanhe a entrega pelo código do pacote, quando há um.',
  ],
  [
    'delivered',
    'Pedido entregue',
    'Bom vinho! Se algo não chegou bem, você pode devolver garrafas.',
  ],
  [
    'no_code',
    'O código não foi gerado',
    'O banco não gerou o código do PIX a tempo: o pedido é cancelado, e nada foi cobrado. Se ainda quer os vinhos, faça um novo pedido.',
  ],
  [
    'expired',
    'O prazo para pagar terminou',
    'O pedido foi cancelado e as garrafas voltaram para a loja. Não pague mais por aquele código. Se ainda quer os vinhos, faça um novo pedido.',
  ],
  [
    'canceled',
    'Pedido cancelado',
    'Os vinhos deste pedido não serão enviados. O que é reembolsado volta para você.',
  ],
  ['refunded', 'Pedido reembolsado', 'O valor pago voltou, ou está voltando, para você.'],
]

const HOSTILE = `<script>alert(1)</script><img src=x onerror=alert(1)>"'&`
const ADDRESS = `/pedido/${ORDER_TOKEN}`
/** Of a page in all: beside it the headings' font and the logo are asked for. */
const BESIDE = 17_068 + 4_182

let engine: Server
let app: FastifyInstance
let answer: { status: number; body: unknown }
let asked: { url: string; headers: IncomingHttpHeaders }[]

beforeAll(async () => {
  engine = createServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers })
    const body = JSON.stringify(answer.body)
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    })
    response.end(body)
  }).listen(0, '127.0.0.1')
  await new Promise((done) => engine.once('listening', done))
  const { port } = engine.address() as AddressInfo
  app = Fastify()
  app.decorateRequest('gone')
  app.addHook('onRequest', async (request) => {
    request.gone = new AbortController().signal
  })
  serveOrders(
    app,
    engineCalls(() => `http://127.0.0.1:${port}`),
  )
})
afterAll(async () => {
  await app.close()
  engine.close()
})

const open = (url = ADDRESS, headers: Record<string, string> = {}) => {
  asked = []
  return app.inject({ url, headers, remoteAddress: '203.0.113.9' })
}
const page = async (changes: Partial<BuyerOrder> = {}): Promise<string> => {
  answer = { status: 200, body: { order: buildBuyerOrder(changes) } }
  return (await open()).body
}
/** 28 minutes before its end, unless told. */
const inMinutes = (minutes: number): Partial<BuyerOrder> => ({
  charge: {
    amount: 28_970,
    copy_paste: COPY_PASTE,
    expires_at: new Date(Date.now() + minutes * 60_000 - 1_000).toISOString(),
  },
})

describe('GET /pedido/{token}', () => {
  it('is kept by nobody, found by nobody, and tells nobody where it was', async () => {
    answer = { status: 200, body: { order: buildBuyerOrder() } }
    const { statusCode, headers } = await open()
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
    expect(asked.map(({ url }) => url)).toEqual([`/store/orders/by-link/${ORDER_TOKEN}`])
    expect(asked[0]?.headers['x-forwarded-for']).toBe('203.0.113.9')
  })

  it('lets only its own script run, and that only while it waits', async () => {
    answer = { status: 200, body: { order: buildBuyerOrder() } }
    const waiting = await open()
    expect(waiting.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; connect-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    )
    expect(waiting.body.match(/<script/g)).toHaveLength(1)
    answer = { status: 200, body: { order: buildBuyerOrder(PAID) } }
    const paid = await open()
    expect(paid.headers['content-security-policy']).not.toMatch(/script-src|connect-src/)
    expect(paid.body).not.toContain('<script')
  })

  it('comes packed to who takes that, the same page', async () => {
    const plain = await page(PAID)
    const { headers, rawPayload } = await open(ADDRESS, { 'accept-encoding': 'br, gzip' })
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(gunzipSync(rawPayload).toString()).toBe(plain)
  })

  it.each([
    [404, 404, 'Link não encontrado'],
    [429, 429, 'Muitas consultas de uma vez'],
    [500, 503, 'A página não abriu'],
    [200, 503, 'A página não abriu'],
  ])('an engine that answers %i: %i, %s', async (status, sent, title) => {
    answer = { status, body: { message: 'x' } }
    const { statusCode, body, headers } = await open()
    expect(statusCode).toBe(sent)
    expect(body).toContain(`<h1>${title}</h1>`)
    expect(headers['cache-control']).toBe('no-store')
    expect(body.includes(`href="${ADDRESS}"`)).toBe(sent !== 404)
  })

  it.each(['/pedido/x', `/pedido/${ORDER_TOKEN}x`, `/pedido/${ORDER_TOKEN}/mais`, '/pedido/'])(
    'what can be no secret is not asked for: %s',
    async (url) => {
      const { statusCode, body } = await open(url)
      expect(statusCode).toBe(404)
      expect(body).toContain('Este link não leva a nenhum pedido.')
      expect(asked).toEqual([])
    },
  )
})

describe('an order that waits to be paid', () => {
  it('has the sum, the code to copy and how long it can be paid', async () => {
    const html = await page(inMinutes(28))
    for (const text of [
      '<h1>Pague com PIX</h1>',
      'Pedido #1234 · Casa Pevarello',
      '<p class="big">R$ 289,70</p>',
      'faltam 28 minutos',
      `>${COPY_PASTE}</textarea>`,
      'Copiar código</button>',
      'Sem JavaScript a página não muda sozinha.',
      `<a href="${ADDRESS}">veja de novo</a>`,
      'Merlot Natural 2023',
      '2 garrafas, R$ 89,90 cada',
      '<dt>Frete</dt><dd>R$ 30,90</dd>',
      '<dt>Total</dt><dd>R$ 289,70</dd>',
    ])
      expect(html).toContain(text)
    expect(await page(inMinutes(1))).toContain('falta 1 minuto')
  })

  it('shows a QR code that says the same', async () => {
    const svg = /<svg[\s\S]*?<\/svg>/.exec(await page())?.[0] ?? ''
    const drawn = svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    const { data, info } = await sharp(Buffer.from(drawn))
      .resize(480)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(COPY_PASTE)
  })

  it('says that the bank is late, and that its time is over, and looks again by itself', async () => {
    const { expires_at } = buildBuyerOrder().charge ?? { expires_at: '' }
    const making = await page({
      state: 'making',
      charge: { amount: 28_970, copy_paste: null, expires_at },
    })
    expect(making).toContain('<h1>O código está sendo gerado</h1>')
    expect(making).toContain('Esta página muda sozinha.')
    expect(making).not.toContain('<textarea')
    const ending = await page({ state: 'ending' })
    expect(ending).toContain('<h1>O prazo do código terminou</h1>')
    // nobody pays by a code whose time is over
    expect(ending).not.toContain('<textarea')
    for (const html of [making, ending]) expect(html).toContain('<script')
  })
})

describe('an order afterwards', () => {
  it.each(WORDS)('says in words where it is: %s', async (state, title, text) => {
    const html = await page({ ...PAID, state })
    expect(html).toContain(`<h1>${title}</h1>`)
    expect(html).toContain(text)
    expect(html.includes('<script')).toBe(['making', 'waiting', 'ending'].includes(state))
  })

  it('has words for every state', () => {
    expect(WORDS.map(([state]) => state).sort()).toEqual([...BUYER_ORDER_STATES].sort())
  })

  it('has the receipt of its payment', async () => {
    const html = await page(PAID)
    expect(html).toContain('PIX recebido em 26/11/2026 12:04')
    expect(html).toContain('E00000000202611261504abcdefghijk')
    expect(html).not.toContain('Devolver garrafas')
  })

  it('has its packages, invoice, refunds, and the way to give bottles back', async () => {
    const html = await page(DELIVERED)
    for (const text of [
      'Prometido até 08/12/2026',
      '<dt>Pacote 1 de 2</dt>',
      'Enviado em 30/11/2026',
      'Entregue em 04/12/2026',
      '<a href="https://rastreamento.correios.com.br/app/index.php?objetos=AA123456785BR" rel="noreferrer">Rastrear AA123456785BR</a>',
      '<small>Motoboy 12</small>',
      '4326 1111 2223 3300 0181 5500 1000 0012 3411 2345 6787',
      'Reembolsado em 06/12/2026 09:01',
      '-R$ 79,00',
      'Reembolso pedido ao banco em 07/12/2026 09:00',
      '<a class="step" href="/devolucao/01ABC">Devolver garrafas</a>',
    ])
      expect(html).toContain(text)
  })

  it('leads to a new order when its time was over, where there is a shop', async () => {
    const html = await page({ state: 'expired', charge: null })
    expect(html).toContain('Não pague mais por aquele código.')
    expect(html).not.toContain('Pedir de novo')
    configureSite({ shopUrl: 'https://loja.exemplo.com.br/' })
    try {
      expect(await page({ state: 'expired', charge: null })).toContain(
        '<a class="step" href="https://loja.exemplo.com.br/" rel="noreferrer">Pedir de novo</a>',
      )
    } finally {
      configureSite({})
    }
  })

  it('says what of it is not sent', async () => {
    const [wine] = buildBuyerOrder().items
    if (!wine) throw new Error('no wine')
    expect(await page({ ...PAID, items: [{ ...wine, canceled_quantity: 1 }] })).toContain(
      '1 garrafa não será enviada',
    )
  })
})

describe('whatever is in it', () => {
  it('shows every text as text', async () => {
    const [wine] = buildBuyerOrder().items
    if (!wine) throw new Error('no wine')
    const html = await page({
      ...DELIVERED,
      seller_name: HOSTILE,
      items: [{ ...wine, title: HOSTILE }],
      packages: [
        {
          bottles: 1,
          shipped_at: null,
          delivered_at: null,
          codes: [{ code: HOSTILE, link: null }],
        },
      ],
      invoice_key: HOSTILE,
    })
    expect(html).not.toMatch(/<script|<img src="?x/i)
    expect(html.match(/&lt;script&gt;/g)?.length).toBeGreaterThan(2)
  })

  it('stays below 40,000 bytes in all with fifty wines and a long code', async () => {
    const [wine] = buildBuyerOrder().items
    if (!wine) throw new Error('no wine')
    answer = {
      status: 200,
      body: {
        order: buildBuyerOrder({
          charge: {
            amount: 1,
            copy_paste: COPY_PASTE.padEnd(512, '9'),
            expires_at: '2026-11-26T15:30:00.000Z',
          },
          items: Array.from({ length: 50 }, (_none, index) => ({
            ...wine,
            title: `${String(index * 7919)} ${'Vinho de nome comprido '.repeat(8)}`,
          })),
        }),
      },
    }
    const { rawPayload } = await open(ADDRESS, { 'accept-encoding': 'gzip' })
    expect(rawPayload.length + BESIDE).toBeLessThan(40_000)
    // an ordinary one also without that
    expect(Buffer.byteLength(await page()) + BESIDE).toBeLessThan(40_000)
  })
})
