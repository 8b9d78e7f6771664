import { NOTE_FIELDS } from '#domain/labels/labelNotes'
import { LAB_FIELDS } from '#domain/wines/lab/checkLabSheet'
import type { SheetField } from '#domain/wines/sheet/index'
import { useInput } from 'ra-core'
import { fieldId } from './fieldId'
import { LabHint } from './LabHint'
import { NoteHint } from './NoteHint'
import { SheetFieldInput } from './SheetFieldInput'

/** A field of the sheet at its place in the wine form. */
export function ControlledField({ field, source }: { field: SheetField; source: string }) {
  const path = source.replace(/^metadata\./, '')
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
      hint={
        NOTE_FIELDS.has(source) ? (
          <NoteHint source={source} />
        ) : (
          LAB_FIELDS.has(path) && <LabHint field={path} />
        )
      }
    />
  )
}

const asIs = (value: unknown) => value
