import { failure, success, type Result } from '../result'
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
  // '750 ml' of a file is '750ml' once the form has saved it
  const bottle = fold(volumeValue(volume)).replace(/^(\d+) ml$/, '$1ml')
  return JSON.stringify([fold(title), vintage ?? null, fold(producer), bottle])
}

/** Name, vintage, producer and bottle of a wineKey. */
export const keyParts = (key: string): unknown[] => JSON.parse(key) as unknown[]

/** What tells wines of one name apart, in the order of the key: the column, and how a refusal names it. */
const APART = [
  ['vintage', 'a safra (coluna vintage)'],
  ['producer', 'o produtor (coluna producer)'],
  ['bottle_volume', 'o volume (coluna bottle_volume)'],
] as const

/**
 * Which wine of the cellar a row without a handle means. The one that is exactly as the row says comes first; else a
 * column that the file lacks is no part of the comparison, so that a list of names and prices makes no duplicates.
 *
 * @param key wineKey of the row
 * @param namesakes keys of the wines that have its name, each once
 * @param columns names of the columns that the file has
 * @returns the key of the wine, null for a new one; the reason when it may be several
 */
export function matchWineKey(
  key: string,
  namesakes: readonly string[],
  columns: ReadonlySet<string>,
): Result<string | null, string> {
  if (namesakes.includes(key)) return success(key)
  const partOf = (one: string, at: number): unknown => keyParts(one)[at + 1]
  const meant = namesakes.filter((one) =>
    APART.every(([column], at) => !columns.has(column) || partOf(one, at) === partOf(key, at)),
  )
  if (meant.length <= 1) return success(meant[0] ?? null)
  const telling = APART.filter(
    (_apart, at) => new Set(meant.map((one) => partOf(one, at))).size > 1,
  ).map(([, words]) => words)
  return failure(`Há ${meant.length} vinhos com este nome: informe ${telling.join(' ou ')}.`)
}

/** A wine of the cellar, of those that have one key. */
export interface EqualWine {
  id: string
  status: string
}

/**
 * Which of the wines with one key a row without a handle means. What was archived or rejected is meant only where it is
 * all there is.
 *
 * @returns its id, null when there is none; the reason when it may be several
 */
export function oneOfEqual(wines: readonly EqualWine[]): Result<string | null, string> {
  const inUse = wines.filter(({ status }) => status !== 'archived' && status !== 'rejected')
  const meant = inUse.length > 0 ? inUse : wines
  if (meant.length <= 1) return success(meant[0]?.id ?? null)
  return failure(
    `Há ${meant.length} vinhos iguais a este: exporte a lista, que traz a coluna handle, e altere nela.`,
  )
}
