import { isRecord, listOf } from '../../values/shapes'
import { formatField } from './formatField'
import type { SheetGroup } from './sheetTypes'

/** Whether people read anything in a group of the sheet; `value` is metadata[group.name] as it is stored, and may be anything. */
export function hasSheetValue(group: SheetGroup, value: unknown): boolean {
  switch (group.shape) {
    case 'fields':
      return group.fields.some(
        (field) => isRecord(value) && formatField(field, value[field.name]) !== '',
      )
    case 'value':
      return formatField(group.field, value) !== ''
    case 'texts':
    case 'choices':
    case 'records':
      return listOf(value).length > 0
  }
}
