import type { ReactElement } from 'react'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { renderToStaticMarkup } from 'react-dom/server'
import { addressKey } from '#domain/account/network'
import { type EngineAnswer, type EngineCalls, inTime } from '../engineCalls'
import { forwardedHeaders } from '../forwardedHeaders'
import { scriptHashes, styleHashes } from '../inlineStylesOf'

/** The engine answers from memory and a few looks at its database. */
const PATIENCE_MS = 5_000

/** React writes every text escaped; nothing that somebody has typed is ever markup. */
export const pageHtml = (page: ReactElement): string =>
  `<!doctype html>${renderToStaticMarkup(page)}`

/** What the engine answers a visitor of a page; undefined when it takes too long or has too much to do for them. */
export const askEngine = (
  request: FastifyRequest,
  engine: EngineCalls,
  path: string,
): Promise<EngineAnswer | undefined> =>
  inTime(
    PATIENCE_MS,
    engine.ask({
      caller: addressKey(request.ip),
      method: 'GET',
      path,
      headers: forwardedHeaders(request, {}),
      gone: request.gone,
    }),
  )

/** A message in the place of a page: never kept, and to be asked for again where it passes by itself. */
export function sendMessage(reply: FastifyReply, status: number, html: string): FastifyReply {
  if (status === 429 || status === 503) void reply.header('retry-after', '10')
  return sendPage(
    reply
      .code(status)
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }),
    html,
  )
}

/**
 * No form: the page's own style, our font, pictures of ours or of the storage, and of scripts only the one within it, which may
 * ask our origin.
 *
 * @param body the page in another form, when it is not sent as it is
 */
export function sendPage(
  reply: FastifyReply,
  html: string,
  pictures: readonly string[] = [],
  body: string | Buffer = html,
): FastifyReply {
  const scripts = scriptHashes(html)
  const policy = [
    "default-src 'none'",
    `style-src ${styleHashes(html).join(' ')}`,
    ...(scripts.length > 0 ? [`script-src ${scripts.join(' ')}`, "connect-src 'self'"] : []),
    "font-src 'self'",
    `img-src ${["'self'", ...pictures].join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]
  return reply
    .header('content-security-policy', policy.join('; '))
    .type('text/html; charset=utf-8')
    .send(body)
}
