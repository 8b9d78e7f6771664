import type { WineSheetGroup } from './wineSheet'

type Value<Field> = Field extends { kind: 'enum'; options: infer Options }
  ? keyof Options & string
  : Field extends { kind: 'integer' | 'decimal' }
    ? number
    : Field extends { kind: 'boolean' }
      ? boolean
      : string

type FieldValues<Fields extends readonly { name: string }[]> = {
  [Field in Fields[number] as Field['name']]?: Value<Field> | null
}

type Entry<Fields extends readonly { name: string }[]> = {
  [Field in Fields[number] as Field['name']]: Value<Field>
}

type GroupValue<Group> = Group extends { shape: 'fields'; fields: infer Fields }
  ? Fields extends readonly { name: string }[]
    ? FieldValues<Fields>
    : never
  : Group extends { shape: 'records'; fields: infer Fields }
    ? Fields extends readonly { name: string }[]
      ? Entry<Fields>[]
      : never
    : Group extends { shape: 'texts' }
      ? string[]
      : Group extends { shape: 'choices'; options: infer Options }
        ? (keyof Options & string)[]
        : Group extends { shape: 'value'; field: infer Field }
          ? Value<Field>
          : never

/** A wine's metadata on the wire, read off the table: each group and each field may be absent or null. */
export type WineMetadata = {
  [Group in WineSheetGroup as Group['name']]?: GroupValue<Group> | null
}
