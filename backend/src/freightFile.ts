import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { FREIGHT_STATES } from '#domain/freight/freightRegions'
import type { FreightTable } from '#domain/freight/freightTable'
import { readFreightText } from '#domain/freight/freightText'

/** What winex began with: R$ 25 for a box of any size, everywhere. */
const flatFreight = (): FreightTable['states'] =>
  Object.fromEntries(
    FREIGHT_STATES.map((state) => [
      state,
      { prices: { 1: 2500, 2: 2500, 3: 2500, 6: 2500, 12: 2500 }, days: 10 },
    ]),
  )

/** A setting that names a file with a table of freight, as the portal exports it; absent: the one that winex began with. */
export const freightFile = z
  .string()
  .optional()
  .transform((path, context): FreightTable['states'] => {
    if (path === undefined) return flatFreight()
    const read = readFreightText(readText(path) ?? '')
    if (read.ok) return read.payload
    const reason = readText(path) === null ? 'o arquivo não pode ser lido' : read.reason
    context.addIssue({ code: 'custom', message: `${path}: ${reason}` })
    return z.NEVER
  })

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
