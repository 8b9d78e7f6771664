import { z } from 'zod'

import { LIST_LIMIT_DEFAULT, LIST_LIMIT_MAX, LIST_OFFSET_MAX } from '../limits'
import { id } from './common'

/** A query parameter that holds JSON; what is no JSON is the caller's mistake, in Portuguese. */
const json = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string({ error: 'Informe uma vez só, como JSON' })
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        context.addIssue({ code: 'custom', message: 'JSON inválido' })
        return z.NEVER
      }
    })
    .pipe(schema)

/**
 * The list query of ra-data-simple-rest: `sort=["created_at","DESC"]&range=[0,9]&filter={"q":"…"}`. `filter.id` is how it
 * asks for many records by id. Both ends of the range are included.
 */
export function simpleRestQuery<
  const Sortable extends readonly [string, ...string[]],
  Filters extends z.ZodRawShape,
>(sortable: Sortable, filters: Filters) {
  const bound = z.number().int().min(0).max(LIST_OFFSET_MAX)
  return z.object({
    sort: json(z.tuple([z.enum(['id', ...sortable]), z.enum(['ASC', 'DESC'])])).optional(),
    range: json(
      z
        .tuple([bound, bound])
        .refine(([first, last]) => last >= first && last - first < LIST_LIMIT_MAX, {
          error: `Informe [primeira, última], com no máximo ${LIST_LIMIT_MAX} linhas`,
        }),
    ).default([0, LIST_LIMIT_DEFAULT - 1]),
    filter: json(
      z.strictObject({ id: z.array(id).max(LIST_LIMIT_MAX).optional(), ...filters }),
    ).optional(),
  })
}
