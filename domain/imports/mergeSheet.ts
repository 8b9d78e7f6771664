import type { WineMetadata } from '../wines/sheet/index'
import { BULK_COLUMNS } from './bulkColumns'

/** A wine's sheet with the columns of a file laid over it; a column that the file lacks keeps its value. */
export function mergeSheet(
  stored: WineMetadata | null,
  read: WineMetadata,
  columns: ReadonlySet<string>,
): WineMetadata {
  const merged: Record<string, unknown> = { ...stored }
  const given = read as Record<string, unknown>
  for (const { column, target } of BULK_COLUMNS) {
    if (!columns.has(column)) continue
    if (target.kind === 'field') {
      const values = given[target.group] as Record<string, unknown> | null | undefined
      merged[target.group] = {
        ...(merged[target.group] as object | null),
        [target.field.name]: values?.[target.field.name] ?? null,
      }
    } else if (target.kind === 'value') {
      merged[target.field.name] = given[target.field.name] ?? null
    } else if (target.kind !== 'basic') {
      merged[target.group.name] = given[target.group.name] ?? []
    }
  }
  return merged as WineMetadata
}
