import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BOTTLE_PAGES, readLabelCode } from '#domain/labels/bottle/labelCode'
import { storeLabelResponse, type StoreLabel } from '#domain/labels/bottleLabelWire'
import { jsonOf, type EngineCalls } from '../engineCalls'
import * as page from '../page/sendPage'
import { pageAddress } from './BottleFrame'
import type { BottleLanguage, PageMessage } from './pageWords'
import { renderBottlePage, renderMessagePage } from './renderPage'

/** A wine that leaves the store is said to have left it this much later at the most. */
const FRESH = 'public, max-age=300'

const STATUS: Record<PageMessage, number> = { removed: 410, unknown: 404, busy: 429, away: 503 }

interface Asked {
  code: string
  language: BottleLanguage
}

/**
 * GET /rotulo/{code} and /rotulo/{code}/en: the page of a bottle, whole without a script (docs/decisions/11).
 *
 * @param pictures origins that wines' pictures may come from, besides our own
 */
export function serveLabels(
  app: FastifyInstance,
  engine: EngineCalls,
  pictures: readonly string[],
): void {
  app.get<{ Params: { '*': string } }>(`${BOTTLE_PAGES}/*`, async (request, reply) => {
    const asked = readAsked(request.params['*'])
    if (!asked) return sendMessage(reply, 'unknown', languageOf(request.params['*']))
    const address = pageAddress(asked.code, asked.language)
    // One address for each page, however its code was typed. It says nothing of whether there is one.
    if (request.url.split('?')[0] !== address) return reply.redirect(address, 308)
    const found = await askEngine(request, engine, asked.code)
    if (found === 'unknown') return sendMessage(reply, found, asked.language)
    if (typeof found === 'string') return sendMessage(reply, found, asked.language, asked.code)
    const { wine } = found
    if (!wine) return sendMessage(reply, 'removed', asked.language, asked.code)
    return sendPage(reply, renderBottlePage({ ...found, wine }, asked.language), pictures)
  })
}

const languageOf = (path: string): BottleLanguage => (/\/en\/?$/.test(path) ? 'en' : 'pt-BR')

function readAsked(path: string): Asked | null {
  const [typed = '', language, ...more] = path.replace(/\/$/, '').split('/')
  const code = readLabelCode(typed)
  if (!code || more.length > 0 || (language !== undefined && language !== 'en')) return null
  return { code, language: language ?? 'pt-BR' }
}

async function askEngine(
  request: FastifyRequest,
  engine: EngineCalls,
  code: string,
): Promise<StoreLabel | PageMessage> {
  try {
    const answer = await page.askEngine(request, engine, `/store/labels/${code}`)
    if (answer?.status === 200) return storeLabelResponse.parse(jsonOf(answer)).label
    return answer?.status === 404 ? 'unknown' : answer?.status === 429 ? 'busy' : 'away'
  } catch {
    return 'away'
  }
}

const sendMessage = (
  reply: FastifyReply,
  message: PageMessage,
  language: BottleLanguage,
  code?: string,
): FastifyReply =>
  page.sendMessage(reply, STATUS[message], renderMessagePage(message, language, code))

function sendPage(reply: FastifyReply, html: string, pictures: readonly string[]): FastifyReply {
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  void reply.headers({ 'cache-control': FRESH, etag })
  return reply.request.headers['if-none-match'] === etag
    ? reply.code(304).send()
    : page.sendPage(reply, html, pictures)
}
