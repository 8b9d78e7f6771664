/** The texts of a list, as keys of the catalogue. */
export interface ListTexts {
  title: string
  subtitle: string
  loading: string
  error: string
  empty: string
  /** What to do when there is nothing yet. */
  emptyHint: string
  /** How many rows were found; gets `smart_count`, and `count` as it is written. */
  count: string
}
