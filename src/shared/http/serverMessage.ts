import { ApiError } from './ApiError'

/**
 * What the engine itself said, or that no answer came; else the given words. The spec words a failure 'server message
 * or …' (spec §8), and 'API Error: …' is no message for a producer.
 */
export function serverMessage(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise
  if (error.body.message) return error.body.message
  return error.status === 0 ? error.message : otherwise
}
