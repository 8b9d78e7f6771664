import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding } from './chooseEncoding'
import type { Asset } from './loadPages'

/** Answers with a built file: the smallest form the browser takes, or 304 when it has it already. */
export function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  asset: Asset,
  status = 200,
): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'], asset.bodies)
  const etag = `"${asset.etag}-${encoding}"`
  reply
    .header('cache-control', asset.cacheControl)
    .header('vary', 'accept-encoding')
    .header('etag', etag)
  if (status === 200 && matches(request.headers['if-none-match'], etag))
    return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply
    .code(status)
    .type(asset.type)
    .send(asset.bodies[encoding] ?? asset.bodies.identity)
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return header.split(',').some((given) => ['*', etag].includes(given.trim().replace(/^W\//, '')))
}
