import { z } from 'zod'

import { FIELDS_LENGTH_MAX, FIELDS_MAX } from '../limits'

/** What of an answer is wanted: all of a name, or of its parts. */
export interface FieldChoice {
  [name: string]: true | FieldChoice
}

/** `T` with every part optional, as an answer is of which somebody chose a part. */
export type Partly<T> = T extends readonly (infer One)[]
  ? Partly<One>[]
  : T extends object
    ? { [Key in keyof T]?: Partly<T[Key]> }
    : T

/** The schema of an answer of which parts may be left out; what it does not name is stripped, as in the whole. */
export const partly = <Schema extends z.ZodType>(
  schema: Schema,
): z.ZodType<Partly<z.output<Schema>>> =>
  loosen(schema) as unknown as z.ZodType<Partly<z.output<Schema>>>

function loosen(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject)
    return z.object(
      Object.fromEntries(
        Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, part]) => [
          name,
          loosen(part).optional(),
        ]),
      ),
    )
  if (schema instanceof z.ZodArray) return z.array(loosen(schema.element as z.ZodType))
  if (schema instanceof z.ZodNullable) return loosen(schema.unwrap() as z.ZodType).nullable()
  if (schema instanceof z.ZodOptional) return loosen(schema.unwrap() as z.ZodType).optional()
  return schema
}

/**
 * The query parameter `fields` of the store, in the engine's spelling: `id,title` gives these alone, `-description`
 * leaves one out, `+seller`, `*variants` and `variants.*` are understood. It chooses among what the answer's schema
 * names, and is refused by name for anything else; it never reaches a database.
 */
export function fieldsOf(schema: z.ZodType): z.ZodType<FieldChoice, string> {
  const known = tree(schema)
  return z
    .string()
    .max(FIELDS_LENGTH_MAX)
    .transform((typed, context) => {
      const tokens = typed.split(',').filter((one) => one.trim() !== '')
      const refuse = (message: string): never => {
        context.addIssue({ code: 'custom', message })
        return z.NEVER
      }
      if (tokens.length > FIELDS_MAX) return refuse(`Informe no máximo ${FIELDS_MAX} campos`)
      const wanted = tokens.map(readToken)
      for (const { path, token } of wanted)
        if (!known || !find(known, path))
          return refuse(`O campo ${token.trim().slice(0, 60)} não é público`)
      const chosen = wanted.some((one) => one.sign === '') ? {} : copy(known ?? {})
      for (const { sign, path } of wanted) if (sign !== '-') add(chosen, path, known ?? {})
      for (const { sign, path } of wanted) if (sign === '-') remove(chosen, path)
      return chosen
    }) as unknown as z.ZodType<FieldChoice, string>
}

/** The chosen part of an answer; ids stay, as every list needs them. Without a choice all of it. */
export function pickFields<T>(value: T, choice: FieldChoice | undefined): Partly<T> {
  return (choice ? pick(value, choice) : value) as Partly<T>
}

function pick(value: unknown, choice: true | FieldChoice): unknown {
  if (choice === true || value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((one) => pick(one, choice))
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name === 'id' || Object.hasOwn(choice, name))
      .map(([name, part]) => [name, pick(part, choice[name] ?? true)]),
  )
}

/** The public names of a schema; null for what has no parts. */
function tree(schema: z.ZodType): FieldChoice | null {
  if (schema instanceof z.ZodObject) {
    const shape = schema.shape as Record<string, z.ZodType>
    return Object.fromEntries(
      Object.entries(shape).map(([name, part]) => [name, tree(part) ?? true]),
    )
  }
  if (schema instanceof z.ZodArray) return tree(schema.element as z.ZodType)
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return tree(schema.unwrap() as z.ZodType)
  return null
}

interface Token {
  token: string
  sign: '' | '+' | '-'
  path: string[]
}

function readToken(token: string): Token {
  const [, sign = '', star = '', name = ''] = /^([+ -]?)(\*?)(.*)$/s.exec(token.trim()) ?? []
  const path = name.split('.')
  if (path.length > 1 && path.at(-1) === '*') path.pop()
  // A plus sign in a query string arrives as a blank; a star alone adds to what is there, as a plus does.
  const adds = sign === '+' || sign === ' ' || (sign === '' && (star || token.startsWith(' ')))
  return { token, sign: sign === '-' ? '-' : adds ? '+' : '', path }
}

function find(known: FieldChoice, [name = '', ...rest]: string[]): boolean {
  if (!Object.hasOwn(known, name)) return false
  const part = known[name]
  return rest.length === 0 || (typeof part === 'object' && find(part, rest))
}

function add(chosen: FieldChoice, [name = '', ...rest]: string[], known: FieldChoice): void {
  const whole = known[name] ?? true
  if (rest.length === 0 || whole === true) {
    chosen[name] = whole === true ? true : copy(whole)
    return
  }
  const part = chosen[name]
  const inner = typeof part === 'object' ? part : {}
  chosen[name] = inner
  add(inner, rest, whole)
}

function remove(chosen: FieldChoice, [name = '', ...rest]: string[]): void {
  const part = chosen[name]
  if (rest.length === 0) delete chosen[name]
  else if (typeof part === 'object') remove(part, rest)
}

const copy = (choice: FieldChoice): FieldChoice => structuredClone(choice)
