import { gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOrderToken, ORDER_PAGES } from '#domain/pix/orderPage'
import { buyerOrderResponse, type BuyerOrder } from '#domain/pix/pixWire'
import { jsonOf, type EngineCalls } from '../engineCalls'
import { askEngine, pageHtml, sendMessage, sendPage } from '../page/sendPage'
import { OrderMessagePage, OrderPage } from './OrderPage'
import type { OrderMessage } from './orderWords'

const STATUS: Record<OrderMessage, number> = { unknown: 404, busy: 429, away: 503 }

/** A secret is in the address: nobody keeps the page, finds it, or is told where one came from. */
const SECRET = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

/** GET /pedido/{token}: the buyer's page of an order. */
export function serveOrders(app: FastifyInstance, engine: EngineCalls): void {
  app.get<{ Params: { '*': string } }>(`${ORDER_PAGES}/*`, async (request, reply) => {
    void reply.headers(SECRET)
    const token = request.params['*'].replace(/\/$/, '')
    if (!isOrderToken(token)) return refuse(reply, 'unknown', token)
    const found = await findOrder(request, engine, token)
    return typeof found === 'string'
      ? refuse(reply, found, token)
      : sendPacked(reply, pageHtml(<OrderPage order={found} token={token} now={new Date()} />))
  })
}

/** An order of fifty wines with its QR code is some 30 kB; packed it is six. */
function sendPacked(reply: FastifyReply, html: string): FastifyReply {
  void reply.header('vary', 'accept-encoding')
  if (!/\bgzip\b/.test(reply.request.headers['accept-encoding'] ?? '')) return sendPage(reply, html)
  return sendPage(reply.header('content-encoding', 'gzip'), html, [], gzipSync(html))
}

async function findOrder(
  request: FastifyRequest,
  engine: EngineCalls,
  token: string,
): Promise<BuyerOrder | OrderMessage> {
  try {
    const answer = await askEngine(request, engine, `/store/orders/by-link/${token}`)
    if (answer?.status === 200) return buyerOrderResponse.parse(jsonOf(answer)).order
    return answer?.status === 404 ? 'unknown' : answer?.status === 429 ? 'busy' : 'away'
  } catch {
    return 'away'
  }
}

/** What passes by itself leads to the same page again. */
const refuse = (reply: FastifyReply, message: OrderMessage, token: string): FastifyReply =>
  sendMessage(
    reply,
    STATUS[message],
    pageHtml(<OrderMessagePage message={message} {...(message === 'unknown' ? {} : { token })} />),
  )
