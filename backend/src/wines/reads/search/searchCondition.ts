import { bind } from '../../../engine/lists/listStatement'

/** What is looked for. */
export interface SearchedText {
  folded: string
  /** Its rarest trigrams and how many products hold each, the rarest first; null when not known. */
  rare: [trigram: string, products: number][] | null
}

/** A trigram in more products than these is no shorter way than to read them all. */
const MOST = 100_000
/** The text itself is then looked for in so few products that no further trigram is worth its way. */
const FEW = 1000

/**
 * The condition that a search text holds the wanted one. Of its trigrams only the rare ones go through the index:
 * each common one costs more than it spares.
 */
export function searchCondition(
  column: string,
  { folded, rare }: SearchedText,
  values: unknown[],
): string {
  const like = (text: string): string => `like read_model.like_pattern(${bind(values, text)})`
  const [rarest] = rare ?? []
  if (!rare || !rarest || rarest[1] > MOST) return `${column} ${like(folded)}`
  const probes = rarest[1] > FEW ? rare : [rarest]
  return [
    ...probes.map(([trigram]) => `${column} ${like(trigram)}`),
    // not a bare column, which would bring all its trigrams back into the index search
    `(${column} || '') ${like(folded)}`,
  ].join(' and ')
}
