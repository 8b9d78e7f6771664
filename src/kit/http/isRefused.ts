import { ApiError } from './ApiError'

/** The statuses with which the engine says that it did nothing and would not. */
const REFUSALS = [400, 403, 404, 409, 422]

/**
 * Whether the engine itself has said no. After any other failure (no answer, a gateway's word, too many calls) an attempt of
 * now or of before may have acted: the next one must carry the same Idempotency-Key (R31).
 */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && REFUSALS.includes(error.status)
