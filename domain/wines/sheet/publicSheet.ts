import { z } from 'zod'

import type { SheetGroup } from './sheetTypes'
import { WINE_SHEET } from './wineSheet'

/**
 * The technical sheet as the store shows it, made from the table: names outside of the sheet are stripped. Values are
 * shown as they were stored, so they are not judged by today's bounds.
 */
export const publicSheet = z.object(
  Object.fromEntries(WINE_SHEET.map((group) => [group.name, shapeOf(group).nullish()])),
)

function shapeOf(group: SheetGroup): z.ZodType {
  const value = z.unknown()
  if (group.shape === 'texts' || group.shape === 'choices') return z.array(z.string())
  if (group.shape === 'value') return value
  const fields = z.object(
    Object.fromEntries(group.fields.map((field) => [field.name, value.optional()])),
  )
  return group.shape === 'records' ? z.array(fields) : fields
}
