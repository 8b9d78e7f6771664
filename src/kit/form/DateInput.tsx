import { useInput } from 'ra-core'
import type { ComponentProps } from 'react'
import { DateField } from './DateField'

interface Props extends Omit<ComponentProps<typeof DateField>, 'value' | 'onChange' | 'error'> {
  /** The field's dotted path in the form. */
  source: string
}

/** A day of a form of the areas. */
export function DateInput({ source, helperText, ...rest }: Props) {
  const { id, field, fieldState, formState } = useInput({ source, parse: asTyped })
  return (
    <DateField
      {...rest}
      id={rest.id ?? id}
      name={field.name}
      inputRef={field.ref}
      value={String(field.value)}
      readOnly={formState.isSubmitting}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? helperText}
    />
  )
}

const asTyped = (typed: string) => typed
