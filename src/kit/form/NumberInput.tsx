import { useInput } from 'ra-core'
import type { ComponentProps } from 'react'
import { NumberField } from './NumberField'

interface Props extends Omit<ComponentProps<typeof NumberField>, 'value' | 'onChange' | 'error'> {
  /** The field's dotted path in the form. */
  source: string
  /** What the form keeps of a text; the text itself unless told. */
  parse?: (typed: string) => unknown
  format?: (kept: unknown) => string
  /** Called when the field is left, with a way to write the text out. */
  onLeave?: (typed: string, change: (text: string) => void) => void
}

/** A number of a form of the areas, typed in the Brazilian way (R8). */
export function NumberInput({
  source,
  parse = (typed) => typed,
  format = textOf,
  onLeave,
  helperText,
  ...rest
}: Props) {
  const { id, field, fieldState, formState } = useInput({ source, parse, format })
  const { ref, value, onChange, onBlur, name } = field
  return (
    <NumberField
      {...rest}
      name={name}
      id={rest.id ?? id}
      inputRef={ref}
      value={String(value)}
      readOnly={formState.isSubmitting}
      onChange={onChange}
      onBlur={() => {
        onBlur()
        onLeave?.(String(value), onChange)
      }}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? helperText}
    />
  )
}

const textOf = (kept: unknown): string => (typeof kept === 'string' ? kept : '')
