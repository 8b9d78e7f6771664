import { ApiError } from './ApiError'

/** Whether the engine does not have the record (any more), also where what was read of it before is still at hand. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404
