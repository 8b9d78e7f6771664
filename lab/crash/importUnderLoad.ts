import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { WineImport } from '#domain/imports/wineImportWire'
import { goodRow, HEADS, sendFile } from '../../tests/api/imports/sheet'
import { call, type Answer } from '../../tests/support/http'
import type { ClientLog } from './startLoad'

/** Wines of one file. */
export const WINES_PER_IMPORT = 30
/** So many files alone would fill the seller's cellar, and the other writes are looked at as well. */
const PAUSE_MS = 3_000

/** Imports a spreadsheet and waits for its end, however often the engine is killed meanwhile. */
export async function importUnderLoad(token: string, log: ClientLog): Promise<Answer<unknown>> {
  const prefix = `Planilha ${randomUUID()}`
  const rows = Array.from({ length: WINES_PER_IMPORT }, (_none, at) => goodRow(`${prefix} ${at}`))
  const sent = await sendFile(token, [HEADS, ...rows].join('\n'))
  if (sent.status !== 201) return sent
  const path = `/vendor/products/imports/${sent.body.import.id}`
  const started = await call(path, { token, method: 'POST' })
  if (started.status !== 202) return started
  log.acknowledged.import.push(prefix)
  for (;;) {
    await pause(PAUSE_MS)
    const answer = await call<{ import?: WineImport }>(path, { token }).catch(() => null)
    if (answer?.body.import && answer.body.import.status !== 'importing') return answer
  }
}
