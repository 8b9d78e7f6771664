import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { Request, Response } from 'express'
import { JSON_LIMIT_BYTES } from '#domain/limits'
import type { RouteDeclaration } from '#domain/routes/declaration'
import { declaredRoutes, type DeclaredRoute } from '#domain/routes/index'
import { id } from '#domain/wire/common'
import { AppError } from '../errors/AppError'
import { isEndedForAnother } from '../errors/outage'
import { routeMatcher } from '#domain/routes/matchRoute'
import { atOnce } from './atOnce'
import type { Handlers } from './handlers'
import { readJson } from './readJson'
import { requestOrigin, type RequestOrigin } from '../actor/requestOrigin'
import { withinStepUpSum } from '../actor/stepUp'
import { admit, type Caller } from './admit'
import { limitStore } from './storeLimits'
import type { ZodType, z } from 'zod'
import { parseRequest, wireErrorMessage } from '#domain/wire/parseRequest'

const match = routeMatcher(declaredRoutes.map((route) => ({ ...route, value: route })))

type AnyHandler = (call: Record<string, unknown>) => unknown

/**
 * Answers one request by its route's declaration: who may call, what is read of it, what comes back.
 * None of the engine's own handlers is ever reached.
 *
 * @throws AppError not_found for whatever is not declared
 */
export async function answerRequest(
  handlers: Handlers,
  container: MedusaContainer,
  request: Request,
  response: Response,
): Promise<void> {
  const matched = match(request.method, request.path)
  if (!matched) throw AppError.notFound('Rota não encontrada.')
  const { name, declaration } = matched.value
  response.locals.route = name
  response.setHeader('Cache-Control', 'no-store')
  const knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const origin = requestOrigin(request)
  const caller = await admit(knex, declaration, request, origin)
  if (request.path.startsWith('/store/'))
    await limitStore(
      container,
      declaration.limit ?? 'read',
      origin,
      matched.params.id ?? matched.params.token,
    )
  const handle = async (): Promise<unknown> => {
    const query = declaration.query ? parse(declaration.query, request.query) : undefined
    const body = await readBody(declaration, request, response)
    const params = readParams(declaration, matched.params)
    const call = { ...caller, container, knex, origin, params, query, body, request, response }
    const act = async (): Promise<unknown> => handlerOf(handlers, name)(call)
    const attempt = (): Promise<unknown> =>
      'session' in caller
        ? withinStepUpSum(declaration, { ...caller, container, knex, body }, act)
        : act()
    try {
      return await attempt()
    } catch (error) {
      // what was streamed in, or is on its way out, cannot be repeated
      if (!isEndedForAnother(error) || declaration.body === 'bytes' || response.headersSent)
        throw error
      return attempt()
    }
  }
  const answer = await (declaration.atOnce === undefined
    ? handle()
    : atOnce(`${name} ${whose(caller, origin)}`, declaration.atOnce, handle))
  if (!response.headersSent) send(response, declaration, answer)
}

const whose = (caller: Caller, { ipAddress }: RequestOrigin): string => {
  if ('seller' in caller) return caller.seller.id
  return 'user' in caller ? caller.user.id : ipAddress
}

const handlerOf = (handlers: Handlers, name: DeclaredRoute['name']): AnyHandler =>
  (handlers as Record<string, unknown>)[name] as AnyHandler

/** An id that is none names no record, and so does not exist (R42). */
function readParams(
  declaration: RouteDeclaration,
  params: Record<string, string>,
): Record<string, string> {
  for (const [name, value] of Object.entries(params)) {
    if (declaration.ids?.[name] && !id.safeParse(value).success) throw AppError.notFound()
  }
  return params
}

async function readBody(
  { body, maxBytes = JSON_LIMIT_BYTES }: RouteDeclaration,
  request: Request,
  response: Response,
): Promise<unknown> {
  if (body === undefined || body === 'bytes') return undefined
  await readJson(request, response, { maxBytes, form: body === 'form' })
  return body === 'form' ? (request.body as unknown) : parse(body, request.body)
}

function send(
  response: Response,
  { actor, response: shape, status }: RouteDeclaration,
  answer: unknown,
): void {
  response.status(status ?? 200)
  if (shape === 'none') return void response.end()
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.end(JSON.stringify(whitelisted(actor, shape, answer)))
}

/** Strangers get what the declaration names and nothing else, whatever the handler has read (R44). */
function whitelisted(
  actor: RouteDeclaration['actor'],
  shape: RouteDeclaration['response'],
  answer: unknown,
): unknown {
  return actor === 'anyone' && typeof shape === 'object' && 'parse' in shape
    ? shape.parse(answer)
    : answer
}

/**
 * Parses a request's body or query string with a schema of `#domain`.
 *
 * @throws AppError invalid_data with a message per field (dotted path); unknown keys are refused by name
 */
function parse<Schema extends ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = parseRequest(schema, input)
  if (parsed.ok) return parsed.payload
  throw AppError.invalid(wireErrorMessage(parsed.reason), parsed.reason)
}
