import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { checkout } from '../base/checkout'
import { CliError } from '../base/CliError'
import { SECURITY_TEXT } from '#domain/site/pages'
import { PORTAL_WORKER } from '#domain/site/portalWorker'
import { pageFor, type PageAnswer, type Visitor } from './pageFor'
import { OF_DOCUMENTS, type Headers } from './securityHeaders'
import { inlineStylesOf } from './inlineStylesOf'
import { problem } from './problem'

/** What is only ever part of a page; a kilobyte of headers on each would be a tenth of what a page downloads. */
const PARTS = /\.(?:m?js|css|woff2?|ttf)$/

/** What makes of an answer a part, or an empty one. */
const CONDITIONS = [
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
  'range',
]

/** Sent as pages under their own addresses, or in place of the file that they are a form of. */
const NEVER_AS_FILES = /\.(?:html|br|gz)$/

/**
 * The built pages and their files, each in the smallest form that the build has made and the browser takes.
 * @param headersOf the security headers of a page with these styles; everything else has those without any
 * @param rootOf the folder that holds a file, by its address
 */
export async function servePages(
  app: FastifyInstance,
  headersOf: (styleHashes: string[]) => Headers,
  rootOf: (file: string) => string,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: checkout.dist,
    serve: false,
    preCompressed: true,
    // The ETag says as much, in each of a hundred files that the areas are made of.
    lastModified: false,
    cacheControl: false,
    dotfiles: 'ignore',
    index: false,
    redirect: false,
  })
  const sendPage = async (reply: FastifyReply, { file, status, noindex, secret }: PageAnswer) => {
    // once: it may be another folder at the next look
    const root = rootOf(file)
    void reply
      .headers(headersOf(await inlineStylesOf(join(root, file))))
      .headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' })
    if (secret) void reply.header('referrer-policy', 'no-referrer')
    if (noindex) void reply.header('x-robots-tag', 'noindex, nofollow')
    // Of a not-found page nobody gets a part, or nothing because they have it.
    if (status === 404) for (const name of CONDITIONS) delete reply.request.raw.headers[name]
    return reply.code(status).sendFile(file, root)
  }
  app.route({
    method: ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    handler: async (request, reply) => {
      const asked = decodeURIComponent(request.url.split('?')[0] ?? '/')
      const path = asked === SECURITY_TEXT.address ? SECURITY_TEXT.file : asked
      if (request.method === 'OPTIONS')
        return reply.code(204).header('allow', 'GET, HEAD, OPTIONS').send()
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return reply.code(405).header('allow', 'GET, HEAD, OPTIONS').send(problem(405))
      if (path !== '/' && path.endsWith('/'))
        return reply.redirect(request.url.replace(/\/(?=\?|$)/, ''), 308)
      const page = pageFor(path, visitorOf(request))
      if (page) return sendPage(reply, page)
      if (NEVER_AS_FILES.test(path)) return reply.callNotFound()
      // A worker's own policy is what its file came with.
      if (PARTS.test(path) && path !== PORTAL_WORKER)
        for (const name of OF_DOCUMENTS) reply.removeHeader(name)
      void reply.headers({ 'cache-control': cacheRule(path), vary: 'accept-encoding' })
      return reply.sendFile(path, rootOf(path))
    },
  })
}

function cacheRule(path: string): string {
  if (path === PORTAL_WORKER) return 'no-cache'
  // Vite names what is in assets/ after its content, we a font after what it holds: another content has another name.
  return path.startsWith('/assets/') || path.startsWith('/fonts/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600'
}

/** @throws CliError when nothing has been built */
export function expectPages(): void {
  if (!existsSync(join(checkout.dist, 'index.html')))
    throw new CliError('As telas ainda não foram compiladas. Execute npm run build antes.')
}

/** Reads from a request what decides the form of a page. */
export function visitorOf({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): Visitor {
  const cookies = headers.cookie ?? ''
  const colours = /(?:^|;\s*)winex\.colorMode=(light|dark)(?:;|$)/.exec(cookies)?.[1]
  return {
    signedIn: /(?:^|;\s*)auth_token=[^;]/.test(cookies),
    colours: colours === 'light' || colours === 'dark' ? colours : 'system',
    hasQuery: url.includes('?'),
  }
}
