import type { SheetField } from '#domain/wineSheet/index'
import { useController } from 'react-hook-form'
import { fieldId } from './fieldId'
import { SheetFieldInput } from './SheetFieldInput'
import { useWineFormControl } from './wineFormControl'

/** A field of the sheet at its place in the wine form. */
export function ControlledField({
  field,
  path,
}: {
  field: SheetField
  path: `metadata.${string}`
}) {
  const control = useWineFormControl()
  const { field: input, fieldState } = useController({ control, name: path })
  return (
    <SheetFieldInput
      field={field}
      id={fieldId(path)}
      value={input.value}
      onChange={input.onChange}
      onBlur={input.onBlur}
      inputRef={input.ref}
      error={fieldState.error?.message}
    />
  )
}
