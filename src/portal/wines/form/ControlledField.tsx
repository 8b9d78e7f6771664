import type { SheetField } from '#domain/wineSheet/index'
import { useInput } from 'ra-core'
import { fieldId } from './fieldId'
import { SheetFieldInput } from './SheetFieldInput'

/** A field of the sheet at its place in the wine form. */
export function ControlledField({ field, source }: { field: SheetField; source: string }) {
  const { field: input, fieldState } = useInput({ source, parse: asIs, format: asIs })
  return (
    <SheetFieldInput
      field={field}
      id={fieldId(source)}
      value={input.value}
      onChange={input.onChange}
      onBlur={input.onBlur}
      inputRef={input.ref}
      error={fieldState.error?.message}
    />
  )
}

const asIs = (value: unknown) => value
