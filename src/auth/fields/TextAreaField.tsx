import type { ComponentProps } from 'react'
import { FieldFrame, type FieldFrameProps } from './FieldFrame'

interface Props
  extends FieldFrameProps, Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'id'> {
  value: string
  onValue: (value: string) => void
}

/** Several lines of text. */
export function TextAreaField({
  label,
  error,
  hint,
  optional,
  value,
  onValue,
  ...textarea
}: Props) {
  return (
    <FieldFrame label={label} error={error} hint={hint} optional={optional ?? false}>
      {(links) => (
        <textarea
          rows={3}
          {...textarea}
          {...links}
          value={value}
          onChange={({ target }) => onValue(target.value)}
        />
      )}
    </FieldFrame>
  )
}
