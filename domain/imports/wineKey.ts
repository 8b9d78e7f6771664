import { foldSearch } from '../text/search'
import { volumeValue } from '../wines/wineForm'

/** What tells two wines of one seller apart when the file does not carry their handle. */
export interface WineIdentity {
  title: string
  vintage?: number | null | undefined
  producer?: string | null | undefined
  volume?: string | null | undefined
}

/**
 * Identity of a wine inside a seller's cellar: name, vintage, producer and bottle, without case, accents and
 * doubled spaces. Two rows with one key are one wine (R24: importing a file again makes no duplicates).
 */
export function wineKey({ title, vintage, producer, volume }: WineIdentity): string {
  const fold = (text: string | null | undefined): string =>
    foldSearch(text ?? '')
      .replace(/\s+/g, ' ')
      .trim()
  return JSON.stringify([fold(title), vintage ?? null, fold(producer), fold(volumeValue(volume))])
}

/** Name, vintage, producer and bottle of a wineKey. */
export const keyParts = (key: string): unknown[] => JSON.parse(key) as unknown[]
