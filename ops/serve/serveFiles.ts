import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../base/readSettings'
import { problem } from './problem'
import { DATA_POLICY } from './securityHeaders'

/** WebP is what uploads are re-encoded to (R26); nothing else than these is ever sent from the folder. */
const TYPES: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
}

const NAME = /^[A-Za-z0-9_][A-Za-z0-9._-]*$/

/** GET /files/*: stored images of the embedded storage. */
export function serveFiles(app: FastifyInstance, { filesDir }: Settings): void {
  app.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
    const path = storedPath(request.params['*'])
    const file = path && (await openImage(join(filesDir, path.relative)))
    if (!path || !file)
      return reply.code(404).header('cache-control', 'no-store').send(problem(404))
    const { size, mtimeMs } = await file.stat()
    const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
    void reply.headers({
      'content-security-policy': DATA_POLICY,
      // Shops on other sites show these pictures, too.
      'cross-origin-resource-policy': 'cross-origin',
      'content-disposition': 'inline',
      // Stored under random names, never written twice.
      'cache-control': 'public, max-age=31536000, immutable',
      etag,
    })
    if (request.headers['if-none-match'] === etag) {
      await file.close()
      return reply.code(304).send()
    }
    void reply.type(path.type).header('content-length', size)
    if (request.method === 'HEAD') {
      await file.close()
      return reply.send()
    }
    return reply.send(file.createReadStream())
  })
}

/** Splits off what is not a stored image's name: dot files, other kinds, anything that walks. */
export function storedPath(path: string): { relative: string; type: string } | null {
  const type = TYPES[extname(path).toLowerCase()]
  if (!type || path.length > 300) return null
  return path.split('/').every((segment) => NAME.test(segment)) ? { relative: path, type } : null
}

async function openImage(path: string) {
  try {
    // A symbolic link somebody put there is not followed.
    const file = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0))
    if ((await file.stat()).isFile()) return file
    await file.close()
  } catch {
    // Missing: answered 404.
  }
  return undefined
}
