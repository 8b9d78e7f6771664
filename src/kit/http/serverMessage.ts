import { ApiError } from './ApiError'

/**
 * What the engine itself said, that no answer came or that there were too many calls; else the given words. The spec words a failure 'server message
 * or …' (spec §8), and 'API Error: …' is no message for a producer.
 */
export function serverMessage(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise
  if (error.body.message) return error.body.message
  return error.status === 0 || error.status === 429 ? error.message : otherwise
}

/** The spec's sentence for the call, when it has one, and what explains it in Portuguese: 'Failed to …: …' (spec §8). */
export function explained(error: unknown, words: string): string {
  const failure = error instanceof ApiError ? error.failure : undefined
  return failure ? `${failure}: ${words}` : words
}
