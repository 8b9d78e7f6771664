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

/** The start table, and whether it is the operator's own: only then it is proposed to producers as well. */
interface StartFreight {
  states: FreightTable['states']
  isOwn: boolean
}

/** A setting that names a file with a table of freight, as the portal exports it; absent: the one that winex began with. */
export const freightFile = z
  .string()
  .optional()
  .transform((path, context): StartFreight => {
    if (path === undefined) return { states: flatFreight(), isOwn: false }
    const read = readFreightText(readText(path) ?? '')
    if (read.ok) return { states: read.payload, isOwn: true }
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
