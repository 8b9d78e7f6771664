import { jsonProblem } from '#domain/wire/boundedJson'
import { UNKNOWN_FIELD } from '#domain/wire/messages'
import { wireErrorMessage } from '#domain/wire/parseRequest'
import { AppError } from '../errors/AppError'
import express, { type Request, type RequestHandler, type Response } from 'express'

const parsers = new Map<string, RequestHandler>()

/**
 * Reads a body of at most `maxBytes` into `request.body`: JSON, with `form` also a plain HTML form. A body of another
 * type is left alone and counts as none.
 *
 * @throws AppError invalid_data for a name of a prototype, at its field · payload_too_large for a body of too many values or levels, or with too long a text
 * @throws the body parser's error (400 for what is no JSON, 413 for too much), which `presentError` words
 */
export async function readJson(
  request: Request,
  response: Response,
  { maxBytes, form }: { maxBytes: number; form: boolean },
): Promise<void> {
  const all = [
    parser(`json ${maxBytes}`, () => express.json({ limit: maxBytes })),
    ...(form
      ? [
          parser(`form ${maxBytes}`, () =>
            express.urlencoded({ limit: maxBytes, extended: false, parameterLimit: 50 }),
          ),
        ]
      : []),
  ]
  for (const one of all) {
    await new Promise<void>((done, fail) => {
      one(request, response, (error?: unknown) => (error ? fail(error as Error) : done()))
    })
  }
  const problem = jsonProblem(request.body)
  if (problem?.type === 'not_plain') {
    // an own property also for '__proto__'
    const errors = Object.fromEntries([[problem.field, UNKNOWN_FIELD]])
    throw AppError.invalid(wireErrorMessage(errors), errors)
  }
  if (problem)
    throw new AppError(
      'payload_too_large',
      'O conteúdo enviado é longo demais ou tem valores demais.',
    )
}

function parser(key: string, make: () => RequestHandler): RequestHandler {
  const known = parsers.get(key) ?? make()
  parsers.set(key, known)
  return known
}
