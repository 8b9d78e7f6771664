import { isRecord } from '../../values/shapes'
import { formatField } from './formatField'
import type { SheetGroup } from './sheetTypes'
import type { WineMetadata } from './wineMetadata'
import { WINE_SHEET } from './wineSheet'

/** The sheet by flat names, as the audit trail keeps it: 'enology.vintage', 'food_pairing'. */
export function flatSheet(metadata: WineMetadata | null | undefined): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(metadata ?? {}).flatMap(([group, value]: [string, unknown]) =>
      isRecord(value)
        ? Object.entries(value).map(([field, inner]) => [`${group}.${field}`, inner])
        : [[group, value]],
    ),
  )
}

/** 'Safra (Enologia)' for 'enology.vintage'; null for what the sheet does not have. */
export function flatSheetLabel(name: string): string | null {
  const { group, field } = find(name)
  if (!group) return null
  if (group.shape !== 'fields') return group.label
  return field ? `${field.label} (${group.label})` : null
}

/** The value of a flat name in words; null for what the sheet does not have. */
export function formatFlatSheet(name: string, value: unknown): string | null {
  const { group, field } = find(name)
  if (field) return formatField(field, value)
  if (!group || !Array.isArray(value)) return null
  if (group.shape === 'texts') return value.join(', ')
  if (group.shape === 'choices')
    return value.map((option) => group.options[String(option)] ?? String(option)).join(', ')
  if (group.shape !== 'records') return null
  return value
    .filter(isRecord)
    .map((entry) =>
      group.fields
        .map((one) => formatField(one, entry[one.name]))
        .filter((words) => words !== '')
        .join(' '),
    )
    .join(', ')
}

function find(name: string) {
  const [groupName, fieldName] = name.split('.')
  const group: SheetGroup | undefined = WINE_SHEET.find((one) => one.name === groupName)
  if (group?.shape === 'value') return { group, field: group.field }
  const field =
    group?.shape === 'fields' ? group.fields.find((one) => one.name === fieldName) : undefined
  return { group, field }
}
