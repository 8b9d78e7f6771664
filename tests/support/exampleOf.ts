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
  pattern?: string
  format?: string
  minimum?: number
  exclusiveMinimum?: number
  minLength?: number
  minItems?: number
}

/** What to write at a place: undefined leaves the generated value. The path is dotted, `items.0.id`. */
export type Fill = (path: string) => unknown

/**
 * A body that a request schema accepts, with every optional key present.
 * @param fill a value for the places the caller knows better, such as ids
 */
export function exampleOf(schema: ZodType, fill: Fill = () => undefined): unknown {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  return generate(json, '', fill)
}

function generate(schema: JsonSchema, path: string, fill: Fill): unknown {
  const own = fill(path)
  if (own !== undefined) return own
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
      return schema.minimum ?? (schema.exclusiveMinimum ?? 0) + 1
    case 'boolean':
      return true
    case 'string':
      return generateText(schema, path)
    default:
      return undefined
  }
}

function generateText(schema: JsonSchema, path: string): string {
  if (schema.format === 'email' || path.endsWith('email')) return 'ninguem@exemplo.com.br'
  if (schema.format === 'uri' || path.endsWith('url')) return 'https://exemplo.com.br/rastreio'
  if (path.endsWith('tax_id')) return '529.982.247-25'
  if (schema.pattern?.includes('A-Z')) return 'BR'
  return 'Texto de teste'.padEnd(schema.minLength ?? 0, '.')
}
