import { foldSearch } from '../text/search'
import { WINE_SHEET, type SheetField, type SheetGroup } from '../wines/sheet/index'

/** Where the value of a column goes. */
export type BulkTarget =
  | { kind: 'basic'; field: BasicField }
  | { kind: 'field'; group: string; field: SheetField }
  | { kind: 'value'; field: SheetField }
  | { kind: 'records'; group: Extract<SheetGroup, { shape: 'records' }> }
  | { kind: 'texts'; group: Extract<SheetGroup, { shape: 'texts' }> }
  | { kind: 'choices'; group: Extract<SheetGroup, { shape: 'choices' }> }

export type BasicField =
  | 'title'
  | 'description'
  | 'bottle_volume'
  | 'origin_country'
  | 'hs_code'
  | 'weight'
  | 'price_retail'
  | 'price_wholesale'
  | 'min_quantity'
  | 'quantity'
  | 'handle'
  | 'quantity_at_export'

export interface BulkColumn {
  /** Head of the column in the file. */
  column: string
  label: string
  required: boolean
  target: BulkTarget
}

/**
 * The template's ten columns of the specification, in its order (spec §2 Bulk upload). What a wholesale price cannot do
 * without, `wholesale_min_quantity`, is added by who has one.
 */
export const TEMPLATE_COLUMNS: readonly string[] = [
  'wine_name',
  'grape_type',
  'vintage',
  'country',
  'region',
  'alcohol_percentage',
  'producer',
  'price_retail',
  'price_wholesale',
  'quantity',
]

const basic = (column: string, label: string, field: BasicField, required = false): BulkColumn => ({
  column,
  label,
  required,
  target: { kind: 'basic', field },
})

const BASIC_COLUMNS: readonly BulkColumn[] = [
  basic('wine_name', 'Nome do vinho', 'title', true),
  basic('country', 'País de Origem', 'origin_country'),
  basic('price_retail', 'Preço varejo', 'price_retail', true),
  basic('price_wholesale', 'Preço atacado', 'price_wholesale'),
  basic('wholesale_min_quantity', 'Quantidade mínima do atacado', 'min_quantity'),
  basic('quantity', 'Quantidade', 'quantity', true),
  basic('description', 'Descrição', 'description'),
  basic('bottle_volume', 'Volume da garrafa', 'bottle_volume'),
  basic('hs_code', 'Código HS', 'hs_code'),
  basic('weight_g', 'Peso em gramas', 'weight'),
  // Written by the export, so that the same wine is found again and a sale meanwhile is noticed.
  basic('handle', 'Endereço na loja (não altere)', 'handle'),
  basic('quantity_at_export', 'Quantidade na exportação (não altere)', 'quantity_at_export'),
]

function sheetColumns(group: SheetGroup): BulkColumn[] {
  switch (group.shape) {
    case 'fields':
      return group.fields.flatMap((field) =>
        field.csv
          ? [column(field.csv, field.label, { kind: 'field', group: group.name, field })]
          : [],
      )
    case 'value':
      return group.field.csv
        ? [column(group.field.csv, group.label, { kind: 'value', field: group.field })]
        : []
    case 'records':
      return [column(group.csv, group.label, { kind: 'records', group })]
    case 'texts':
      return [column(group.csv, group.label, { kind: 'texts', group })]
    case 'choices':
      return [column(group.csv, group.label, { kind: 'choices', group })]
  }
}

const column = (name: string, label: string, target: BulkTarget): BulkColumn => ({
  column: name,
  label,
  required: false,
  target,
})

const ALL = [...BASIC_COLUMNS, ...WINE_SHEET.flatMap((group) => sheetColumns(group))]

/** Every column of the file: the template's ten first, then the optional rest of the sheet (R24). */
export const BULK_COLUMNS: readonly BulkColumn[] = [
  ...TEMPLATE_COLUMNS.flatMap((name) => ALL.filter((one) => one.column === name)),
  ...ALL.filter((one) => !TEMPLATE_COLUMNS.includes(one.column)),
]

/** Column that carries the messages when refused rows are downloaded again (R24). */
export const ERROR_COLUMN = 'erros'

/** Between the entries of a list in one cell: 'Merlot 60% | Tannat 40%'. */
export const LIST_SEPARATOR = '|'

/** The column with this head: its name, or its Portuguese label, in any case; undefined for any other head. */
export function findColumn(head: string): BulkColumn | undefined {
  const word = foldSearch(head).trim()
  return BULK_COLUMNS.find((one) => one.column === word || foldSearch(one.label) === word)
}
