import type { Response } from 'express'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { saoPauloDate } from '#domain/values/dates'
import { takeTurns } from '../workers/takeTurns'

/** A reader that takes nothing for so long, or does not come to the end in so long, is left alone. In ms. */
const STILL_MAX_MS = 60_000
const TOTAL_MAX_MS = 15 * 60_000

/**
 * Streams a file as it is made, no faster than it is read. A client that goes away, stops reading or takes too long
 * ends the making.
 */
export async function sendFile(
  response: Response,
  { name, type }: { name: string; type: string },
  parts: AsyncGenerator<string>,
): Promise<void> {
  // The first part before the headers: what fails at once is still an ordinary error answer.
  const first = await parts.next()
  response.setHeader('Content-Type', type)
  response.setHeader('Content-Disposition', `attachment; filename="${name}"`)
  response.setTimeout(STILL_MAX_MS, () => response.destroy())
  const letOthers = takeTurns()
  const all = async function* (): AsyncGenerator<string> {
    if (!first.done) yield first.value
    for await (const part of parts) {
      await letOthers()
      yield part
    }
  }
  try {
    await pipeline(Readable.from(all(), { highWaterMark: 1 }), response, {
      signal: AbortSignal.timeout(TOTAL_MAX_MS),
    })
  } catch (error) {
    const { code, name: kind } = error as NodeJS.ErrnoException
    if (code !== 'ERR_STREAM_PREMATURE_CLOSE' && kind !== 'AbortError') throw error
  }
}

/** The same for a spreadsheet. */
export const sendCsv = (
  response: Response,
  name: string,
  parts: AsyncGenerator<string>,
): Promise<void> => sendFile(response, { name, type: 'text/csv; charset=utf-8' }, parts)

/** A list as a spreadsheet, its name with the day. */
export const sendListCsv = (
  response: Response,
  name: string,
  rows: AsyncGenerator<string>,
): Promise<void> => sendCsv(response, `${name}-${saoPauloDate(new Date())}.csv`, rows)
