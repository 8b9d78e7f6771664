import type { Request } from 'express'
import { id } from '#domain/wire/common'
import { AppError } from '../errors/AppError'

/**
 * An id of the path.
 *
 * @throws AppError not_found for a text that is no id: no such record exists (R42)
 */
export function recordId(request: Pick<Request, 'params'>, name = 'id'): string {
  const parsed = id.safeParse(request.params[name])
  if (!parsed.success) throw AppError.notFound()
  return parsed.data
}
