import type { Request } from 'express'
import { readBody } from '../../../../http/readBody'
import { AppError } from '../../../../errors/AppError'

/** Largest spreadsheet, as the gateway has it: 10,000 wines with full sheets. */
const bytesMax = 32 * 1024 * 1024
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
): Promise<{ filename: string; bytes: Buffer }> {
  const { filename: given } = request.query
  const filename = typeof given === 'string' ? given.slice(-200) : 'vinhos.csv'
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (!types.has(type) || !/^[^/\\\p{Cc}\p{Surrogate}]+\.csv$/iu.test(filename)) {
    throw AppError.invalid(wrongType, { file: wrongType })
  }
  const bytes = await readBody(request, bytesMax)
  if (bytes) return { filename, bytes }
  const message = 'O arquivo deve ter no máximo 32MB.'
  throw new AppError('payload_too_large', message, { errors: { file: message } })
}
