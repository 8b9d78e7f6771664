import { describe, expect, it } from 'vitest'
import type { ZodType } from 'zod'
import { declaredRoutes } from '#domain/routes/index'
import { jsonProblem } from '#domain/wire/boundedJson'
import { parseRequest, wireErrorMessage } from '#domain/wire/parseRequest'
import { cpuMs } from '../support/cpuMs'
import { exampleOf } from '../support/exampleOf'
import { bodySchema, kindAt, routes } from '../support/routeTable'

/** Of the processor: far more than one judgement of a body of this size takes; a pattern that looks back takes more. */
const JUDGED_WITHIN_MS = 400
const LENGTH = 20_000

/** What makes patterns look back: long runs of one kind, and of two, with an end that does not fit. */
const RUNS = ['a', ' ', '0', '.', ',', '-', '@', '%', '\n', 'a ', 'a.', 'a@', 'a@a.', '0.', '0,']
const TEXTS = RUNS.flatMap((run) => {
  const text = run.repeat(LENGTH / run.length)
  return [`a${text}!`, `0${text}x`]
})

type Json = unknown

/** Paths of all texts and of all lists in a value. */
function places(value: Json, path: (string | number)[] = []): { path: (string | number)[] }[] {
  if (typeof value !== 'object' || value === null) return [{ path }]
  return [
    { path },
    ...Object.entries(value).flatMap(([key, inner]) =>
      places(inner, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ]
}

function put(value: Json, [first, ...rest]: (string | number)[], what: Json): Json {
  if (first === undefined) return what
  const copy = (Array.isArray(value) ? [...(value as Json[])] : { ...(value as object) }) as Record<
    string | number,
    Json
  >
  copy[first] = put(copy[first], rest, what)
  return copy
}

const nested = (depth: number): Json => {
  let value: Json = 'x'
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

const LARGE: [string, Json][] = [
  ['4,000 numbers', Array.from({ length: 4_000 }, (_none, at) => at)],
  ['1,300 objects', Array.from({ length: 1_300 }, () => ({ id: 'x', quantity: -1 }))],
  ['4,000 keys', Object.fromEntries(Array.from({ length: 4_000 }, (_none, at) => [`k${at}`, 'x']))],
  ['15 levels', nested(15)],
]

const seen = new Set<ZodType>()
const schemas = declaredRoutes.flatMap(({ name, declaration: { query, body } }) =>
  [
    { what: `${name} query`, schema: query },
    { what: `${name} body`, schema: typeof body === 'string' ? undefined : body },
  ].filter((one): one is { what: string; schema: ZodType } => {
    if (!one.schema || seen.has(one.schema)) return false
    seen.add(one.schema)
    return true
  }),
)

function judge(schema: ZodType, input: Json): { milliseconds: number; message: string } {
  let message = ''
  const milliseconds = cpuMs(() => {
    const parsed = jsonProblem(input) ? null : parseRequest(schema, input)
    if (parsed && !parsed.ok) message = wireErrorMessage(parsed.reason)
  })
  return { milliseconds, message }
}

describe('a body', () => {
  it.each([
    ['of 20,000 numbers', Array.from({ length: LENGTH }, (_none, at) => at)],
    ['of 20,000 levels', nested(LENGTH)],
    ['of a text of 60,000 letters', { title: 'x'.repeat(60_000) }],
    ['of lists of lists of lists', Array<Json>(40).fill(Array<Json>(40).fill(Array(40).fill(0)))],
  ])('%s is not even judged', (_name, body) => {
    expect(cpuMs(() => jsonProblem(body))).toBeLessThan(JUDGED_WITHIN_MS)
    expect(jsonProblem(body)).toEqual({ type: 'too_large' })
  })

  it('of 5,000 values on 20 levels is', () => {
    expect(jsonProblem(Array.from({ length: 5_000 }, (_none, at) => at))).toBeNull()
    expect(jsonProblem(nested(20))).toBeNull()
    expect(jsonProblem(nested(21))).toEqual({ type: 'too_large' })
    expect(jsonProblem('text')).toBeNull()
  })

  it.each(['toString', 'valueOf', 'toJSON'])('with a field %s of its own is refused', (name) => {
    expect(jsonProblem({ certifications: { length: { [name]: 1 } } })).toEqual({
      type: 'not_plain',
      field: `certifications.length.${name}`,
    })
  })
})

it('the bodies of these tests are ones that their routes accept', () => {
  const refused = routes.flatMap((route) => {
    const schema = bodySchema(route)
    const example = schema && exampleOf(schema, (at) => (kindAt(route, at) ? 'prod_01' : undefined))
    const issues = schema?.safeParse(example).error?.issues ?? []
    return issues.map(({ path, message }) => `${route.name} ${path.join('.')}: ${message}`)
  })
  // each a rule about several of its keys
  expect(refused).toEqual([
    'POST /admin/payouts/batches seller_ids: Escolha os produtores, ou todos',
    'POST /admin/settings values.freightStates: Nenhum estado com preço.',
  ])
})

describe('what comes over the wire is judged in a time that grows with its length only', () => {
  it.each(schemas)('$what', ({ schema }) => {
    const example = exampleOf(schema)
    const slow: string[] = []
    const long: string[] = []
    for (const { path } of places(example)) {
      const texts = TEXTS.map((text) => [`${text.slice(0, 8)}…`, text] as [string, Json])
      for (const [name, value] of [...texts, ...LARGE]) {
        const { milliseconds, message } = judge(schema, put(example, path, value))
        const where = `${path.join('.')} = ${JSON.stringify(name)}`
        if (milliseconds > JUDGED_WITHIN_MS) slow.push(`${where}: ${Math.round(milliseconds)} ms`)
        if (message.length > 50_000) long.push(`${where}: ${message.length} characters`)
      }
    }
    expect(slow).toEqual([])
    expect(long).toEqual([])
  })
})

it.each(['__proto__', 'constructor', 'prototype', 'toString'])(
  'a body with the name %s anywhere is refused, not read without it',
  (name) => {
    expect(jsonProblem(JSON.parse(`{"table":{"SP":[{"${name}":{"a":1}}]}}`))).toEqual({
      type: 'not_plain',
      field: `table.SP.0.${name}`,
    })
  },
)
