import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { checkout } from '../checkout'
import { CliError } from '../CliError'
import { loadPages, type Asset } from './loadPages'
import { pageFor } from './pageFor'
import { problem } from './problem'
import { OF_DOCUMENTS, type Headers } from './securityHeaders'
import { sendAsset } from './sendAsset'
import { visitorOf } from './visitorOf'

/** What is only ever part of a page; a kilobyte of headers on each would be a tenth of what a page downloads. */
const PARTS = /^(?:text\/(?:javascript|css)|font\/)/

/**
 * The built pages and their files, from memory.
 * @param headersOf the security headers of a page with these styles; everything else has those without any
 */
export function servePages(
  app: FastifyInstance,
  headersOf: (styleHashes: string[]) => Headers,
): { route: () => void; load: () => Promise<void> } {
  let assets = new Map<string, Asset>()
  return {
    load: async () => {
      if (!existsSync(join(checkout.dist, 'index.html'))) {
        throw new CliError('As telas ainda não foram compiladas. Execute npm run build antes.')
      }
      assets = await loadPages(checkout.dist)
    },
    route: () => {
      app.route({
        method: ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'],
        url: '/*',
        handler: (request, reply) => {
          const path = decodeURIComponent(request.url.split('?')[0] ?? '/')
          if (request.method === 'OPTIONS')
            return reply.code(204).header('allow', 'GET, HEAD, OPTIONS').send()
          if (request.method !== 'GET' && request.method !== 'HEAD') {
            return reply.code(405).header('allow', 'GET, HEAD, OPTIONS').send(problem(405))
          }
          if (path !== '/' && path.endsWith('/')) {
            return reply.redirect(request.url.replace(/\/(?=\?|$)/, ''), 308)
          }
          const asset = path.endsWith('.html') ? undefined : assets.get(path)
          if (asset) {
            if (PARTS.test(asset.type)) for (const name of OF_DOCUMENTS) reply.removeHeader(name)
            return sendAsset(request, reply, asset)
          }
          const page = pageFor(path, visitorOf(request))
          const file = page?.files
            .map((name) => assets.get(name))
            .find((found) => found !== undefined)
          if (!page || !file)
            return reply.code(404).header('cache-control', 'no-store').send(problem(404))
          void reply.headers(headersOf(file.styleHashes))
          if (page.noindex) void reply.header('x-robots-tag', 'noindex, nofollow')
          return sendAsset(request, reply, file, page.status)
        },
      })
    },
  }
}
