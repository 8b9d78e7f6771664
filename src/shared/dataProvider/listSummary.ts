/**
 * The summary cards come with the rows, in the same answer (design §3.6), but ra-data-simple-rest hands on only rows and total.
 * It hands on the very same array, so the summary travels with it: no shared state, nothing to mix up between two
 * requests that overlap.
 */
const summaries = new WeakMap<object, unknown>()

/** Ties the summary of a list answer to its rows. */
export function attachSummary(rows: readonly unknown[], summary: unknown): void {
  summaries.set(rows, summary)
}

/** The summary that came with exactly these rows, or undefined. */
export function summaryOf(rows: readonly unknown[]): unknown {
  return summaries.get(rows)
}
