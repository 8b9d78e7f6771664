import type { Request } from 'express'
import { IMPORT_LIMIT_BYTES } from '#domain/limits'
import { AppError } from '../../engine/errors/AppError'
import { spoolBody, type SpooledBody } from '../../engine/http/spoolBody'

const types = new Set([
  'text/csv',
  'application/csv',
  'application/vnd.ms-excel',
  'application/octet-stream',
])
const wrongType = 'Envie um arquivo .csv.'

/**
 * The uploaded file. Close it.
 *
 * @throws AppError invalid_data for anything but a .csv · payload_too_large
 */
export async function readSpreadsheetBody(
  request: Request,
  filename: string,
): Promise<SpooledBody> {
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (!types.has(type) || !/^[^/\\\p{Cc}\p{Surrogate}]+\.csv$/iu.test(filename)) {
    throw AppError.invalid(wrongType, { file: wrongType })
  }
  const file = await spoolBody(request, IMPORT_LIMIT_BYTES)
  if (file) return file
  const message = 'O arquivo deve ter no máximo 32MB.'
  throw new AppError('payload_too_large', message, { errors: { file: message } })
}
