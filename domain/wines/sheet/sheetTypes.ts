/** How a value of the sheet is typed, checked and shown. */
export type FieldKind = 'text' | 'longText' | 'integer' | 'decimal' | 'boolean' | 'date' | 'enum'

/** One line of the technical sheet. */
export interface SheetField {
  /** Name on the wire, inside its group. */
  name: string
  label: string
  kind: FieldKind
  /** Values and labels of an enumeration. */
  options?: Readonly<Record<string, string>>
  /** Shown behind the number (spec §9). */
  unit?: string
  /** Increment of the arrow keys, never a limit on what may be typed (R8). */
  step?: number
  /** Bounds of a number, both included. */
  min?: number
  max?: number
  /** Characters of a text. */
  maxLength?: number
  /** An entry of a list without it is dropped on submit (spec §5 Wine form). */
  required?: boolean
  /** Column of the bulk-upload file (R24). */
  csv?: string
}

interface GroupBase {
  /** Name on the wire: metadata[name]. */
  name: string
  label: string
}

/** metadata[name] is an object of fields. */
export interface FieldsGroup extends GroupBase {
  shape: 'fields'
  fields: readonly SheetField[]
}

/** metadata[name] is a list of objects. */
export interface RecordsGroup extends GroupBase {
  shape: 'records'
  fields: readonly SheetField[]
  /** Text of the notice in place of an empty list (spec §2 Wine detail). */
  emptyNotice?: string
  addLabel: string
  csv: string
}

/** metadata[name] is a list of texts. */
export interface TextsGroup extends GroupBase {
  shape: 'texts'
  maxLength: number
  emptyNotice?: string
  addLabel: string
  csv: string
}

/** metadata[name] is a list of names of the options, each at most once. */
export interface ChoicesGroup extends GroupBase {
  shape: 'choices'
  options: Readonly<Record<string, string>>
  csv: string
}

/** metadata[name] is one value. */
export interface ValueGroup extends GroupBase {
  shape: 'value'
  field: SheetField
}

export type SheetGroup = FieldsGroup | RecordsGroup | TextsGroup | ChoicesGroup | ValueGroup
