import type { Hash } from 'node:crypto'
import { Transform } from 'node:stream'

/** Passes everything on and adds it to the hash. */
export const hashThrough = (hash: Hash): Transform =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
