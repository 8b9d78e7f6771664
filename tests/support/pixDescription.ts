import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'
import { z } from 'zod'
import {
  cobRevisadaSchema,
  cobSchema,
  cobSolicitadaSchema,
  devolucaoSchema,
  devolucaoSolicitadaSchema,
  pixConsultadosSchema,
  pixSchema,
  problemaSchema,
  tokenAnswerSchema,
  webhookCompletoSchema,
  webhookSolicitadoSchema,
} from '#domain/pix/bankApi'
import type { BankExchange } from '../../ops/bank/serveBankApi'

/** openapi.yaml of a checkout of bacen/pix-api. */
const PATH = process.env.PIX_OPENAPI

export const COMPARED_WITH = PATH
  ? 'the official description'
  : 'our own schemas only (PIX_OPENAPI names no openapi.yaml)'

/** Ours: of each call the body that is sent and the one that comes back. */
const OURS: Record<string, { request?: z.ZodType; answer?: z.ZodType }> = {
  'POST /oauth/token': { answer: tokenAnswerSchema },
  'PUT /cob/{txid}': { request: cobSolicitadaSchema, answer: cobSchema },
  'PATCH /cob/{txid}': { request: cobRevisadaSchema, answer: cobSchema },
  'GET /cob/{txid}': { answer: cobSchema },
  'GET /pix/{e2eid}': { answer: pixSchema },
  'GET /pix': { answer: pixConsultadosSchema },
  'PUT /pix/{e2eid}/devolucao/{id}': {
    request: devolucaoSolicitadaSchema,
    answer: devolucaoSchema,
  },
  'GET /pix/{e2eid}/devolucao/{id}': { answer: devolucaoSchema },
  'PUT /webhook/{chave}': { request: webhookSolicitadoSchema },
  'GET /webhook/{chave}': { answer: webhookCompletoSchema },
}

export interface JsonSchema {
  $ref?: string
  properties?: Record<string, JsonSchema>
  allOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  anyOf?: JsonSchema[]
  items?: JsonSchema
  required?: string[]
  pattern?: string
}
interface Content {
  $ref?: string
  content?: Record<string, { schema: JsonSchema }>
}
interface Parameter {
  $ref?: string
  name: string
  in: 'path' | 'query'
  required?: boolean
  schema: JsonSchema & { type?: string }
}
interface Operation {
  parameters?: Parameter[]
  requestBody?: Content
  responses: Record<string, Content>
}
interface Api {
  info: { version: string }
  paths: Record<string, Record<string, Operation> & { parameters?: Parameter[] }>
  components: {
    schemas: Record<string, JsonSchema>
    examples: Record<string, { value: unknown }>
  }
}

function openDescription(path: string) {
  const api = parse(readFileSync(path, 'utf8')) as Api
  correct(api)
  const ajv = new Ajv({ strict: false, allErrors: true, coerceTypes: false })
  addFormats.default(ajv, ['date-time', 'int32', 'int64'])
  // Its own addresses of charges have no scheme, so they are no URI.
  ajv.addFormat('uri', true)
  ajv.addSchema(api, 'pix')

  const follow = <T extends { $ref?: string }>(value: T): T =>
    value.$ref === undefined
      ? value
      : (value.$ref
          .slice(2)
          .split('/')
          .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], api) as T)
  /** The references inside are meant from the root of the document. */
  const rooted = (schema: JsonSchema): JsonSchema =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"pix#/')) as JsonSchema
  const problems = (schema: JsonSchema, value: unknown, where: string): string[] => {
    const check = ajv.compile(rooted(schema))
    return check(value) ? [] : [`${where}: ${ajv.errorsText(check.errors)}`]
  }
  return { api, follow, problems }
}

/** What the description says otherwise than it means (2.9.0). */
function correct({ components }: Api): void {
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const schema = node as JsonSchema
    // '/^\d{11}$/' with the slashes of another language matches no CPF.
    if (typeof schema.pattern === 'string')
      schema.pattern = schema.pattern.replace(/^\/(.*)\/$/, '$1')
    Object.values(node).forEach(walk)
  }
  walk(components)
  // Demands a field that it does not have.
  components.schemas.PixConsultados!.required = ['parametros', 'pix']
}

export const description = PATH ? openDescription(PATH) : null

/** What is wrong with a call, by our schemas and by the official description; nothing: []. */
export function exchangeProblems(exchange: BankExchange): string[] {
  const route = exchange.route.replaceAll(/:(\w+)/g, '{$1}')
  const call = `${exchange.method} ${route}`
  const where = `${call} → ${exchange.status}`
  const isDone = exchange.status < 300
  const ours = OURS[call]
  if (!ours) return [`${call} is no call of ours`]
  const own = [
    ...(isDone && ours.request ? zodProblems(ours.request, exchange.request, `${where} sent`) : []),
    ...(isDone && ours.answer ? zodProblems(ours.answer, exchange.answer, `${where} got`) : []),
    ...(isDone || route === '/oauth/token'
      ? []
      : zodProblems(problemaSchema, exchange.answer, `${where} got`)),
  ]
  return description && route !== '/oauth/token'
    ? [...own, ...officialProblems(exchange, route, where)]
    : own
}

function zodProblems(schema: z.ZodType, value: unknown, where: string): string[] {
  const parsed = schema.safeParse(value)
  return parsed.success ? [] : [`${where}: ${z.prettifyError(parsed.error)}`]
}

function officialProblems(exchange: BankExchange, route: string, where: string): string[] {
  const { api, follow, problems } = description!
  const path = api.paths[route]
  const operation = path?.[exchange.method.toLowerCase()]
  if (!path || !operation) return [`${where}: not described`]
  const given: Record<string, string> = { ...exchange.params, ...exchange.query }
  const parameters = [...(path.parameters ?? []), ...(operation.parameters ?? [])].map(follow)
  const unknown = Object.keys(given).filter((name) => !parameters.some((one) => one.name === name))
  const isDone = exchange.status < 300
  const asked = !isDone
    ? []
    : parameters.flatMap(({ name, required, schema }) => {
        const value = given[name]
        if (value === undefined) return required ? [`${where}: ${name} is missing`] : []
        return problems(
          schema,
          schema.type === 'integer'
            ? Number(value)
            : schema.type === 'boolean'
              ? value === 'true'
              : value,
          `${where} ${name}`,
        )
      })
  const body = operation.requestBody && follow(operation.requestBody).content?.['application/json']
  const sent = body && isDone ? problems(body.schema, exchange.request, `${where} sent`) : []
  const described = operation.responses[exchange.status]
  // 401 is OAuth's (RFC 6750); 400 of GET /pix is in the text (PixConsultaInvalida) and not in its answers.
  const content = described
    ? Object.values(follow(described).content ?? {})[0]?.schema
    : { $ref: '#/components/schemas/Problema' }
  const isMeant = exchange.status === 401 || `${route} ${exchange.status}` === '/pix 400'
  if (!described && !isMeant) return [`${where}: this status is not described`]
  const got = content
    ? problems(content, exchange.answer, `${where} got`)
    : exchange.answer === undefined
      ? []
      : [`${where} got a body that is not described`]
  return [
    ...unknown.map((name) => `${where}: unknown parameter ${name}`),
    ...asked,
    ...sent,
    ...got,
  ]
}
