import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** A body on the disk. */
export interface SpooledBody {
  /** For reading at any position, also from another thread. */
  fd: number
  close: () => Promise<void>
}

/**
 * Writes a body to the disk as it comes, so that a slow sender of a large one holds no memory. The file has no name
 * any more when this returns: it is gone when it is closed, or when the process ends.
 *
 * @returns null when the body is longer, after reading it to its end so that the answer arrives
 */
export async function spoolBody(body: Readable, maxBytes: number): Promise<SpooledBody | null> {
  const path = join(tmpdir(), `winex-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  try {
    await rm(path)
    let length = 0
    for await (const chunk of body as AsyncIterable<Buffer>) {
      length += chunk.length
      if (length <= maxBytes) await file.write(chunk)
    }
    if (length <= maxBytes) return { fd: file.fd, close: () => file.close() }
  } catch (error) {
    await file.close()
    throw error
  }
  await file.close()
  return null
}
