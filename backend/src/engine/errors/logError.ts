import { logLine, type LogFacts } from '#domain/text/logLine'

/** Writes what went wrong as one line of JSON to the engine's log, with its stack, for the person who looks after it. */
export const logError = (what: string, error: unknown, facts: LogFacts = {}): void =>
  console.error(logLine(new Date().toISOString(), 'error', { what, ...facts }, error))
