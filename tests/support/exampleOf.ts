import { z, type ZodType } from 'zod'

interface JsonSchema {
  type?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  minimum?: number
  exclusiveMinimum?: number
  minLength?: number
  minItems?: number
}

/** What to write at a place: undefined leaves the generated value. The path is dotted, `items.0.id`. */
export type Fill = (path: string) => unknown

/** What schemas want of a text, the first that is accepted. */
const TEXTS = [
  'Texto de teste',
  'BR',
  'brl',
  'ACTIVE',
  'ninguem@exemplo.com.br',
  'https://exemplo.com.br/rastreio',
  '529.982.247-25',
  '11.222.333/0001-81',
  '(11) 98765-4321',
  '01310-100',
  '2026-01-31',
  '31/01',
  '2026-01-31T12:00:00.000Z',
  '7',
  'a'.repeat(32),
  'a'.repeat(64),
  `E00000000202601311200${'a'.repeat(11)}`,
  'name',
  '/files/foto.webp',
]

/**
 * A body that a request schema accepts, with every optional key present: only rules about several of its keys may
 * refuse it.
 * @param fill a value for the places the caller knows better, such as ids
 */
export function exampleOf(schema: ZodType, fill: Fill = () => undefined): unknown {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  const root = { body: generate(json, '', fill) }
  // again: a rule about several keys is only asked when each alone is accepted
  for (let pass = 0; pass < 2; pass += 1)
    for (const { path } of issuesOf(schema, root.body)) mend(schema, root, path, fill)
  return root.body
}

/** Puts the first text that is accepted in the place of one that is refused. */
function mend(schema: ZodType, root: Container, path: PropertyKey[], fill: Fill): void {
  const place = path.join('.')
  const [owner, key] = ownerOf(root, path)
  if (typeof owner !== 'object' || typeof owner[key] !== 'string' || fill(place) !== undefined)
    return
  owner[key] =
    TEXTS.find((text) => {
      owner[key] = text
      return !issuesOf(schema, root.body).some((issue) => issue.path.join('.') === place)
    }) ?? TEXTS[0]
}

const issuesOf = (schema: ZodType, body: unknown) => schema.safeParse(body).error?.issues ?? []

type Container = Record<PropertyKey, unknown>

function ownerOf(root: Container, path: PropertyKey[]): [Container, PropertyKey] {
  const keys = ['body', ...path]
  const key = keys.pop() ?? ''
  let owner = root
  for (const one of keys) owner = (owner[one] ?? {}) as Container
  return [owner, key]
}

function generate(schema: JsonSchema, path: string, fill: Fill): unknown {
  const own = fill(path)
  if (own !== undefined) return own
  // R6: the first price is that of one bottle
  if (path.endsWith('prices.0.min_quantity')) return null
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const options = schema.anyOf ?? schema.oneOf
  if (options) {
    const useful = options.find((one) => one.type !== 'null') ?? options[0]
    return useful ? generate(useful, path, fill) : null
  }
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((one) => generate(one, path, fill)))
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, value]) => [
          key,
          generate(value, path ? `${path}.${key}` : key, fill),
        ]),
      )
    case 'array':
      return schema.items ? [generate(schema.items, `${path}.0`, fill)] : []
    case 'integer':
    case 'number':
      return schema.minimum || (schema.exclusiveMinimum ?? 0) + 1
    case 'boolean':
      return true
    case 'string':
      return TEXTS[0]?.padEnd(schema.minLength ?? 0, '.')
    default:
      return undefined
  }
}
