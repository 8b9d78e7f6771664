/**
 * Rows of a list are leaner than the record of a detail page. react-admin copies rows into the cache of single records;
 * under this mark they get a place of their own there, so a detail page never shows half a wine for 5 minutes.
 */
export const LIST_ROWS = { rows: 'lean' } as const
