import { AppError } from './AppError'

/** The file system's words, and PostgreSQL's, for a disk (or a quota) that is full. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100'])

/**
 * The database ends, starts, cannot be reached, or has no connection left: SQLSTATEs (class 08, 57P01 to 57P03, 53200,
 * 53300) and the network's words. 25006: it has become read-only, as the former first one of two does.
 */
const AWAY =
  /^(08\w{3}|57P0[123]|53[23]00|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/

/** The database's driver gives these no code; the query builder puts its statement before them. */
const AWAY_WORDS =
  /(^|. - )(Connection terminated|Client has encountered a connection error|Knex: Timeout acquiring a connection|timeout exceeded when trying to connect)/

/** Of two requests that waited for each other, or that cannot both be true, the database ended this one. */
const IS_ENDED = /^(40P01|40001)$/

/** Whether a repetition may well succeed at once: the database has undone everything that it did for this request. */
export const isEndedForAnother = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  IS_ENDED.test(String(error.code))

/**
 * What is nobody's mistake and passes: a full disk, a database that is away. Said in Portuguese, with the time after
 * which a repetition makes sense; nothing was written.
 *
 * @returns null for every other error
 */
export function outage({ code, message }: Record<string, unknown>): AppError | null {
  const word = typeof code === 'string' ? code : ''
  if (FULL.has(word)) {
    return new AppError(
      'unavailable',
      'Não há espaço para gravar no momento. Nada foi alterado; tente novamente mais tarde.',
      { retryAfter: 60 },
    )
  }
  if (IS_ENDED.test(word)) {
    return new AppError(
      'unavailable',
      'Outra pessoa mexia nos mesmos dados. Nada foi alterado; tente de novo.',
      { retryAfter: 1 },
    )
  }
  if (AWAY.test(word) || (typeof message === 'string' && AWAY_WORDS.test(message))) {
    return new AppError(
      'unavailable',
      'Serviço indisponível no momento. Tente novamente em instantes.',
      { retryAfter: 5 },
    )
  }
  return null
}
