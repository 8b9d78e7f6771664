import { pipeline, Readable, Transform } from 'node:stream'

/** In which a body that is taken whole has to be here. */
const WHOLE_BODY_MS = 10_000

/** Why a body is not taken: the status of the answer. */
export class BodyRefused extends Error {
  override readonly name = 'BodyRefused'
  constructor(readonly status: 408 | 413) {
    super(`A body was refused with ${status}`)
  }
}

/**
 * Takes a body whole.
 * @throws BodyRefused 413 beyond the limit, 408 when it takes too long; the stream's error when its sender has gone
 */
export function readWhole(body: Readable, limitBytes: number): Promise<Buffer> {
  return new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = []
    let seen = 0
    const late = setTimeout(() => reject(new BodyRefused(408)), WHOLE_BODY_MS)
    body.on('data', (chunk: Buffer) => {
      seen += chunk.length
      if (seen <= limitBytes) chunks.push(chunk)
      else {
        chunks.length = 0
        reject(new BodyRefused(413))
      }
    })
    body.once('end', () => resolve(Buffer.concat(chunks)))
    body.once('error', reject)
    body.once('close', () => {
      clearTimeout(late)
      reject(new Error('The sender has gone'))
    })
  })
}

/** Lets a body through that ends in BodyRefused beyond the limit: content-length may be missing. */
export function limitBody(body: Readable, limitBytes: number): Readable {
  let seen = 0
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      if (seen > limitBytes) done(new BodyRefused(413))
      else done(null, chunk)
    },
  })
  // The end of either side ends the other; what went wrong is answered by who reads it.
  return pipeline(body, limit, () => undefined)
}
