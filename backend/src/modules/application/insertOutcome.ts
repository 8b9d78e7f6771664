/**
 * What became of one insert: a new row; the same application once more (nothing written, the first row
 * is kept); or a sender who has used up the allowance of the hour.
 */
export type InsertOutcome =
  | { kind: 'created'; id: string }
  | { kind: 'duplicate' }
  | { kind: 'limited'; retryAfterSeconds: number }

/** Rows that one sender may add per window. A cooperative sends several wineries from one address. */
export const SENDER_ROWS_MAX = 10
/** The window of that allowance, in seconds: one hour. */
export const SENDER_WINDOW_SECONDS = 3600
