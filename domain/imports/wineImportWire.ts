import { z } from 'zod'

import { FILE_NAME_MAX } from '../limits'
import { endOf } from '../text/cutText'
import { valueMove } from '../wines/valueMoveWire'
import { timestamp, oneOrMany } from '../wire/common'

/** checked: validated, waits for the person · importing · done. */
const IMPORT_STATUSES = ['checked', 'importing', 'done'] as const

/** What becomes of a row: created, updated (the wine exists), unchanged (nothing to do), invalid. */
const IMPORT_ACTIONS = ['create', 'update', 'unchanged', 'invalid'] as const

/** An import of the spreadsheet (R24). Counts are of rows. */
export const wineImport = z
  .object({
    id: z.string(),
    filename: z.string(),
    status: z.enum(IMPORT_STATUSES),
    total: z.number(),
    create: z.number(),
    update: z.number(),
    unchanged: z.number(),
    invalid: z.number(),
    /** Rows stored so far; the progress bar is imported + failed, of create + update + failed. */
    imported: z.number(),
    /**
     * Valid rows that could not be stored any more when their turn came: from then on they count as `invalid`, no longer
     * as create or update, and are in the error file, too.
     */
    failed: z.number(),
    /** Rows to be stored that move a price or the stock very far (domain/wines/valueMoves). */
    far: z.number(),
    /** Rows to be stored whose wine has no picture, or no description but its name: new ones, and those in the store already. */
    bare: z.object({
      new_picture: z.number(),
      new_description: z.number(),
      live_picture: z.number(),
      live_description: z.number(),
    }),
    /** Columns of the file that no field reads. */
    unknown_columns: z.array(z.string()),
    created_at: timestamp,
    finished_at: timestamp.nullish(),
  })
  .meta({ id: 'WineImport' })
export type WineImport = z.infer<typeof wineImport>

/** What the laudo asks attention for in a row; a row is never refused for it (R53). */
const labAttention = z.object({
  rule: z.string(),
  field: z.string(),
  sentence: z.string(),
  limit: z.string(),
  source: z.string(),
})

/** One line of the result table: number of the row in the file (the head is row 1), wine, problems by column head. */
export const wineImportRow = z.object({
  row: z.number(),
  wine: z.string(),
  action: z.enum(IMPORT_ACTIONS),
  problems: z.record(z.string(), z.string()),
  /** What the row changes of prices and stock, as it was at the check. */
  moves: z.array(valueMove),
  lab: z.array(labAttention),
  product_id: z.string().nullish(),
  done: z.boolean(),
})
export type WineImportRow = z.infer<typeof wineImportRow>

/**
 * POST /vendor/products/imports (the file itself as body, content-type text/csv, name in ?filename=),
 * GET and POST (start) /vendor/products/imports/{id}.
 */
export const wineImportResponse = z.object({ import: wineImport })

/** GET /vendor/products/imports: the newest first, at most 20. */
export const wineImportsResponse = z.object({ imports: z.array(wineImport) })

const count = (fallback: number, max: number) =>
  z.coerce.number().int().min(0).max(max).default(fallback)

/** GET /vendor/products/imports/{id}/rows?action=invalid&far=1&limit=50&offset=0, in the order of the file. */
export const wineImportRowsQuery = z.object({
  action: oneOrMany(IMPORT_ACTIONS).optional(),
  /** Only rows to be stored that move a price or the stock very far. */
  far: z.literal('1').optional(),
  limit: count(50, 200),
  offset: count(0, 1_000_000),
})

export const wineImportRowsResponse = z.object({
  rows: z.array(wineImportRow),
  count: z.number(),
  limit: z.number(),
  offset: z.number(),
})
export type WineImportRowsResponse = z.infer<typeof wineImportRowsResponse>

/** GET /vendor/products/template.csv: `full=1` for all columns of the sheet. */
export const wineImportTemplateQuery = z.object({ full: z.string().optional() })

/** POST /vendor/products/imports: the file's name; what is too long loses its beginning. */
export const wineImportUploadQuery = z.object({
  filename: z
    .string()
    .max(10 * FILE_NAME_MAX)
    .transform((name) => endOf(name, FILE_NAME_MAX))
    .default('vinhos.csv'),
})
