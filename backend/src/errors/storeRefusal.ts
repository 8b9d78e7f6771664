import type { ErrorType } from './AppError'

/** SQLSTATEs of a value that PostgreSQL cannot read: out of range, no date, no such zone, bytes that are no text. */
const UNREADABLE = new Set(['22003', '22007', '22008', '22009', '22021', '22P02', '22P05', '08P01'])

/**
 * What a failure of the engine's own store routes really is. They hand filters and orders to the database unread, so
 * that a client's mistake arrives as the database's error; on our own routes, which read everything, it would be ours.
 *
 * @returns null when it is no client's doing
 */
export function storeRefusal({ code, name, message }: Record<string, unknown>): ErrorType | null {
  if (typeof code === 'string' && UNREADABLE.has(code)) return 'invalid_data'
  if (typeof message !== 'string') return null
  if (name === 'ValidationError' || message.startsWith('Trying to order by not existing property'))
    return 'invalid_data'
  // Two changes of one cart at once; the engine waits for a while and gives up.
  return message.startsWith('Failed to acquire lock for key') ? 'conflict' : null
}
