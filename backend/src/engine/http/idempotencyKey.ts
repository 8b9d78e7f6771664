import type { Request } from 'express'
import { AppError } from '../errors/AppError'

/**
 * The client's Idempotency-Key, or null without one: requests with the same key are one request (R31).
 *
 * @throws AppError invalid_data for a key that is not 8 to 100 letters, digits, '-' or '_'
 */
export function idempotencyKey(request: Pick<Request, 'headers'>): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key === 'string' && /^[\w-]{8,100}$/.test(key)) return key
  throw AppError.invalid('O cabeçalho Idempotency-Key não é válido.')
}
