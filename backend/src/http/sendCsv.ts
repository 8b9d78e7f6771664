import type { Response } from 'express'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Streams a CSV file as it is made; a client that goes away ends the making. */
export async function sendCsv(
  response: Response,
  filename: string,
  parts: AsyncGenerator<string>,
): Promise<void> {
  // The first part before the headers: what fails at once is still an ordinary error answer.
  const first = await parts.next()
  response.setHeader('Content-Type', 'text/csv; charset=utf-8')
  response.setHeader('Content-Disposition', `attachment; filename="${filename}"`)
  const all = async function* (): AsyncGenerator<string> {
    if (!first.done) yield first.value
    yield* parts
  }
  try {
    await pipeline(Readable.from(all()), response)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  }
}
