import type { Request } from 'express'
import { readBody } from './readBody'
import { IMPORT_LIMIT_BYTES } from '#domain/limits'
import { AppError } from '../errors/AppError'

const types = new Set([
  'text/csv',
  'application/csv',
  'application/vnd.ms-excel',
  'application/octet-stream',
])
const wrongType = 'Envie um arquivo .csv.'

/**
 * The uploaded file: its bytes as the body, its name in `?filename=`.
 *
 * @throws AppError invalid_data for anything but a .csv · payload_too_large
 */
export async function readSpreadsheetBody(
  request: Request,
  filename: string,
): Promise<{ filename: string; bytes: Buffer }> {
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (!types.has(type) || !/^[^/\\\p{Cc}\p{Surrogate}]+\.csv$/iu.test(filename)) {
    throw AppError.invalid(wrongType, { file: wrongType })
  }
  const bytes = await readBody(request, IMPORT_LIMIT_BYTES)
  if (bytes) return { filename, bytes }
  const message = 'O arquivo deve ter no máximo 32MB.'
  throw new AppError('payload_too_large', message, { errors: { file: message } })
}
