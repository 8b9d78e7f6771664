import { Transform } from 'node:stream'

/** A body went over its limit. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'
}

/** Counts the bytes that pass and ends in BodyTooLarge beyond the limit: content-length may be missing. */
export function limitBody(limitBytes: number): Transform {
  let seen = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      if (seen > limitBytes) done(new BodyTooLarge())
      else done(null, chunk)
    },
  })
}
