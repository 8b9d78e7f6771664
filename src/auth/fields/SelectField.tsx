import type { ComponentProps } from 'react'
import { FieldFrame, type FieldFrameProps } from './FieldFrame'

interface Props
  extends FieldFrameProps, Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'id'> {
  value: string
  onValue: (value: string) => void
  /** Label by value, in the order in which they are offered. */
  choices: Readonly<Record<string, string>>
}

/** One of a few; the phone's own picker opens. */
export function SelectField({
  label,
  error,
  hint,
  optional,
  value,
  onValue,
  choices,
  ...select
}: Props) {
  return (
    <FieldFrame label={label} error={error} hint={hint} optional={optional ?? false}>
      {(links) => (
        <select
          {...select}
          {...links}
          value={value}
          onChange={({ target }) => onValue(target.value)}
        >
          <option value="">Selecione</option>
          {Object.entries(choices).map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
