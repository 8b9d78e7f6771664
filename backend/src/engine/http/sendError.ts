import type { Response } from 'express'
import { presentError } from '../errors/presentError'

/** Writes an error as the answer, in the one shape that all clients know. */
export function sendError(response: Response, error: unknown): void {
  const { status, body, retryAfter } = presentError(error)
  if (response.headersSent) {
    response.end()
    return
  }
  if (retryAfter !== undefined)
    response.setHeader('Retry-After', String(Math.max(1, Math.ceil(retryAfter))))
  response.status(status).json(body)
}
