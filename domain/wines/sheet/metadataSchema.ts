import { z } from 'zod'

import { isDateOnly } from '../../values/dates'
import { FREE_TEXT_MAX, SHEET_LIST_MAX } from '../../limits'
import { keysOf } from '../../status'
import { longText, requiredText, text } from '../../wire/common'
import type { SheetField, SheetGroup } from './sheetTypes'
import type { WineMetadata } from './wineMetadata'
import { WINE_SHEET } from './wineSheet'

/**
 * The schema of metadata in requests, made from the table. Strict at every level: a name outside the sheet is
 * refused. Every field may be null, which clears it. What fields say together is judged by `sheetConsistency`.
 */
export function buildMetadataSchema(): z.ZodType<WineMetadata> {
  const groups = Object.fromEntries(
    WINE_SHEET.map((group) => [group.name, groupSchema(group).nullish()]),
  )
  return z.strictObject(groups) as unknown as z.ZodType<WineMetadata>
}

function groupSchema(group: SheetGroup): z.ZodType {
  switch (group.shape) {
    case 'fields':
      return z.strictObject(
        Object.fromEntries(group.fields.map((field) => [field.name, fieldSchema(field).nullish()])),
      )
    case 'records':
      return z
        .array(
          z.strictObject(
            Object.fromEntries(group.fields.map((field) => [field.name, fieldSchema(field)])),
          ),
        )
        .max(SHEET_LIST_MAX)
    case 'texts':
      return z.array(requiredText(group.maxLength)).max(SHEET_LIST_MAX)
    case 'choices':
      return z.array(z.enum(keysOf(group.options))).max(Object.keys(group.options).length)
    case 'value':
      return fieldSchema(group.field)
  }
}

function fieldSchema(field: SheetField): z.ZodType {
  switch (field.kind) {
    case 'text':
    case 'longText': {
      const kept = field.kind === 'text' ? text : longText
      const written = kept(field.maxLength ?? FREE_TEXT_MAX)
      return field.required ? written.min(1) : written
    }
    case 'integer':
      return bounded(z.number().int(), field)
    case 'decimal':
      return bounded(z.number(), field)
    case 'boolean':
      return z.boolean()
    case 'date':
      return z.string().refine(isDateOnly, 'Data inválida')
    case 'enum':
      return z.enum(keysOf(field.options ?? {}))
  }
}

function bounded(number: z.ZodNumber, { min, max, required }: SheetField): z.ZodType {
  let schema = number
  if (min !== undefined) schema = schema.min(min)
  if (max !== undefined) schema = schema.max(max)
  // A grape without a share says nothing: the form drops it (spec §5), the wire refuses it.
  return required ? schema.refine((value) => value > 0, 'Deve ser maior que 0') : schema
}
