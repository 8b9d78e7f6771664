/** The theme's status colours (brand.md); every status also carries its label, so colour never speaks alone. */
export type StatusColor = 'success' | 'warning' | 'error' | 'info' | 'neutral'

/** One row of a status table. */
export interface StatusEntry {
  label: string
  color: StatusColor
}

/** A status that people move: who may take it where. */
export interface TransitionEntry<Status extends string> extends StatusEntry {
  transitions: { seller: readonly Status[]; staff: readonly Status[] }
}

/** Keys of a status table, in the order of its rows. */
export const keysOf = <Status extends string>(
  table: Record<Status, unknown>,
): [Status, ...Status[]] => Object.keys(table) as [Status, ...Status[]]
