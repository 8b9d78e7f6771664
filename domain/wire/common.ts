import { z } from 'zod'

import {
  AMOUNT_MAX_CENTS,
  ID_MAX,
  LIST_LIMIT_DEFAULT,
  LIST_LIMIT_MAX,
  LIST_OFFSET_MAX,
  SEARCH_MAX,
} from '../limits'
import { cleanLine, cleanText, isStorable, UNSTORABLE_TEXT } from '../text/plainText'

/** Opaque ids of the engine. */
export const id = z
  .string()
  .max(ID_MAX)
  .regex(/^[\w-]+$/, { error: 'Identificador inválido' })

/** The number of a row that the database counts, as a text: it may be larger than what JSON carries. */
export const rowNumber = z.string().regex(/^[1-9]\d{0,17}$/, { error: 'Identificador inválido' })

/** An amount in integer cents (R5). */
export const cents = z.number().int().min(0).max(AMOUNT_MAX_CENTS)

/** A moment as the engine sends it: ISO 8601. */
export const timestamp = z.string()

/** A text of one line, without what nobody sees (`cleanLine`), that can be stored. */
export const text = (max: number) =>
  z.string().overwrite(cleanLine).max(max).refine(isStorable, { error: UNSTORABLE_TEXT })

export const requiredText = (max: number) => text(max).min(1)

/** A text of several lines, without what nobody sees (`cleanText`), that can be stored. */
export const longText = (max: number) =>
  z.string().overwrite(cleanText).max(max).refine(isStorable, { error: UNSTORABLE_TEXT })

const wholeNumber = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
])

/** `status=draft,proposed` or a repeated parameter, as a list of the permitted values. */
export const oneOrMany = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .union([
      z.string().transform((list) =>
        // One more than there are: enough to be refused for.
        list.split(',', values.length + 1).filter((one) => one !== ''),
      ),
      z.array(z.string()),
    ])
    .pipe(z.array(z.enum(values)).max(values.length))

/**
 * The query of every list (wire contract): limit 1-100, default 10; offset; q; order, one of the sortable fields,
 * with '-' for descending. Unknown parameters are dropped, as lists are only read.
 */
export function listQuery<
  const Sortable extends readonly [string, ...string[]],
  Filters extends z.ZodRawShape,
>(sortable: Sortable, filters: Filters) {
  const orders = sortable.flatMap((field) => [field, `-${field}`]) as [
    Sortable[number] | `-${Sortable[number]}`,
    ...(Sortable[number] | `-${Sortable[number]}`)[],
  ]
  return z.object({
    limit: wholeNumber
      .pipe(z.number().int().min(1).max(LIST_LIMIT_MAX))
      .default(LIST_LIMIT_DEFAULT),
    offset: wholeNumber.pipe(z.number().int().min(0).max(LIST_OFFSET_MAX)).default(0),
    q: text(SEARCH_MAX).optional(),
    order: z.enum(orders).optional(),
    ...filters,
  })
}

/** The envelope of a list: how many match, exact up to LIST_COUNT_MAX (`isTotal`), and the summary of everything (R35). */
export const listResponse = <Key extends string, Row extends z.ZodType, Summary extends z.ZodType>(
  key: Key,
  row: Row,
  summary: Summary,
) =>
  z.object({
    [key]: z.array(row),
    count: z.number(),
    limit: z.number(),
    offset: z.number(),
    summary,
  } as Record<Key, z.ZodArray<Row>> & {
    count: z.ZodNumber
    limit: z.ZodNumber
    offset: z.ZodNumber
    summary: Summary
  })

/** Every error answer; the engine adds types of its own, so `type` is any text when read. */
export const errorResponse = z.object({
  type: z.string().optional(),
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  /** With 409: the stored values that the caller did not expect. */
  current: z.record(z.string(), z.unknown()).optional(),
})

/** A request without a body: nothing is read, anything sent is refused. */
export const emptyRequest = z.strictObject({})
