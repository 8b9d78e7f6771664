/** What a line of the log says besides its time: words and numbers. */
export type LogFacts = Record<string, string | number | boolean | null | undefined>

/**
 * One JSON object for one line of the log. Of an error it keeps name, message, code and stack: errors of libraries
 * carry requests, connections and values of rows besides.
 *
 * @param time ISO 8601
 */
export const logLine = (time: string, level: string, facts: LogFacts, error?: unknown): string =>
  JSON.stringify({ time, level, ...facts, ...(error === undefined ? {} : wordsOf(error)) })

function wordsOf(error: unknown): LogFacts {
  if (!(error instanceof Error)) return { error: String(error) }
  const { code } = error as { code?: string | number }
  return {
    error: `${error.name}: ${error.message}`,
    code,
    stack: error.stack,
  }
}
