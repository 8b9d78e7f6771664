import type { Readable } from 'node:stream'

/** The body in memory; null when it is longer, after reading it to its end so that the answer arrives. */
export async function readBody(body: Readable, maxBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length <= maxBytes) chunks.push(chunk)
  }
  return length <= maxBytes ? Buffer.concat(chunks) : null
}
