import { FREE_TEXT_MAX, SHORT_TEXT_MAX } from '../../limits'

/**
 * Short words for the rows of the table; each keeps the literal types of name, kind and options, from which
 * `WineMetadata` is read. The CSV column is the field's own name.
 */

interface NumberRange {
  min: number
  max: number
  step: number
  unit?: string
}

export const text = <const Name extends string>(name: Name, label: string) =>
  ({ name, label, kind: 'text', maxLength: SHORT_TEXT_MAX, csv: name }) as const

export const longText = <const Name extends string>(
  name: Name,
  label: string,
  maxLength = FREE_TEXT_MAX,
) => ({ name, label, kind: 'longText', maxLength, csv: name }) as const

export const decimal = <const Name extends string>(name: Name, label: string, range: NumberRange) =>
  ({ name, label, kind: 'decimal', ...range, csv: name }) as const

export const integer = <const Name extends string>(name: Name, label: string, range: NumberRange) =>
  ({ name, label, kind: 'integer', ...range, csv: name }) as const

export const flag = <const Name extends string>(name: Name, label: string) =>
  ({ name, label, kind: 'boolean', csv: name }) as const

export const date = <const Name extends string>(name: Name, label: string) =>
  ({ name, label, kind: 'date', csv: name }) as const

export const choice = <
  const Name extends string,
  const Options extends Readonly<Record<string, string>>,
>(
  name: Name,
  label: string,
  options: Options,
) => ({ name, label, kind: 'enum', options, csv: name }) as const
