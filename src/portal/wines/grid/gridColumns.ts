import { GRID_FIELDS } from '#domain/wines/priceGrid'

const [retail, ...others] = GRID_FIELDS

/** All columns from left to right: what is typed, what follows from it, and what became of the row. */
export const GRID_COLUMNS = ['name', retail, 'net', ...others, 'state'] as const
