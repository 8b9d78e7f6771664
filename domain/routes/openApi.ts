import { z } from 'zod'
import { errorResponse } from '../wire/common'
import type { RouteDeclaration } from './declaration'
import { declaredRoutes, type DeclaredRoute } from './index'

type Json = Record<string, unknown>

/** Schemas that carry an id (`.meta({ id })`) are written once for the whole document. */
type Shared = Record<string, Json>

const place = (id: string): string => `#/components/schemas/${id}`

function schemaOf(schema: z.ZodType, io: 'input' | 'output', shared: Shared): Json {
  const text = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }))
  const {
    $schema: _dialect,
    $defs,
    ...json
  } = JSON.parse(text.replaceAll('#/$defs/', place(''))) as Json & { $defs?: Shared }
  for (const [id, { id: _named, ...definition }] of Object.entries($defs ?? {}))
    shared[id] = definition
  const { id, ...whole } = json
  if (typeof id !== 'string') return whole
  shared[id] = whole
  return { $ref: place(id) }
}

const content = (type: string, schema: Json): Json => ({ content: { [type]: { schema } } })

/**
 * The OpenAPI 3.1 document of every declared route, made from the declarations alone (served at /api/openapi.json).
 */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {}
  const shared: Shared = {}
  for (const route of declaredRoutes.toSorted(byAddress)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route, shared) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'winex',
      version: '1',
      description:
        'Amounts are integer cents of BRL, except below /store, where the commerce engine speaks decimal reais.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { ...shared, Error: schemaOf(errorResponse, 'output', shared) },
      securitySchemes: {
        seller: { type: 'http', scheme: 'bearer', description: 'token of a seller' },
        user: { type: 'http', scheme: 'bearer', description: 'token of the staff' },
        store: { type: 'apiKey', in: 'header', name: 'x-publishable-api-key' },
      },
    },
  }
}

/** So that the document does not tell in which file a route is declared. */
const byAddress = (a: DeclaredRoute, b: DeclaredRoute): number =>
  [a.path, a.method].join(' ') < [b.path, b.method].join(' ') ? -1 : 1

function operationOf({ name, path, declaration }: DeclaredRoute, shared: Shared): Json {
  const parameters = [...pathParameters(path, declaration), ...queryParameters(declaration, shared)]
  const body = bodyOf(declaration, shared)
  const security = path.startsWith('/store/') ? 'store' : declaration.actor
  return {
    operationId: name.replace(/\W+/g, '_'),
    tags: [path.split('/')[1]],
    ...(security === 'anyone' ? {} : { security: [{ [security]: [] }] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, ...body } } : {}),
    responses: {
      [declaration.status ?? 200]: { description: 'success', ...answerOf(declaration, shared) },
      default: {
        description: 'refusal or failure',
        ...content('application/json', { $ref: '#/components/schemas/Error' }),
      },
    },
    ...(declaration.audit?.length ? { 'x-audit': declaration.audit } : {}),
    ...(declaration.owner ? { 'x-owner-only': true } : {}),
  }
}

const pathParameters = (path: string, { ids = {} }: RouteDeclaration): Json[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
    ...(ids[name] ? { description: `id of a record: ${ids[name]}` } : {}),
  }))

function queryParameters({ query }: RouteDeclaration, shared: Shared): Json[] {
  if (!query) return []
  const { properties = {}, required = [] } = schemaOf(query, 'input', shared) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function bodyOf({ body }: RouteDeclaration, shared: Shared): Json | null {
  if (body === undefined) return null
  if (body === 'bytes') return content('application/octet-stream', {})
  if (body === 'form') return content('application/json', {})
  return content('application/json', schemaOf(body, 'input', shared))
}

function answerOf({ response }: RouteDeclaration, shared: Shared): Json {
  if (response === 'none') return {}
  if ('file' in response) return content(response.file.split(';')[0] ?? '', {})
  return content('application/json', schemaOf(response, 'output', shared))
}
