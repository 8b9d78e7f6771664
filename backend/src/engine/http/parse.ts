import type { ZodType, z } from 'zod'
import { parseRequest, wireErrorMessage } from '#domain/wire/parseRequest'
import { AppError } from '../errors/AppError'

/**
 * Parses a request's body or query string with a schema of `#domain`.
 *
 * @throws AppError invalid_data with a message per field (dotted path); unknown keys are refused by name
 */
export function parse<Schema extends ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = parseRequest(schema, input)
  if (parsed.ok) return parsed.payload
  throw AppError.invalid(wireErrorMessage(parsed.reason), parsed.reason)
}
