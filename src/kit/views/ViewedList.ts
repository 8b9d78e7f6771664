/** What a list's views are made of, and what it still knows of an old one. */
export interface ViewedList {
  /** Names of its filters in the address. */
  filters: readonly string[]
  sorts: readonly string[]
  /** Columns that can be hidden. */
  columns: readonly string[]
  /** The periods 'Hoje', '7 dias' and '30 dias' are kept as such, and move on with the day. */
  hasPresets: boolean
}
