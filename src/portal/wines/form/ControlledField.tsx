import { NOTE_FIELDS, labelNotes } from '#domain/labels/labelNotes'
import { LAB_FIELDS } from '#domain/wines/lab/checkLabSheet'
import type { SheetField } from '#domain/wines/sheet/index'
import { useInput } from 'ra-core'
import { fieldId } from './fieldId'
import { LabHint } from './LabHint'
import { SheetFieldInput } from './SheetFieldInput'
import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import type { WineFormValues } from './wineFormValues'

/** A field of the sheet at its place in the wine form. */
export function ControlledField({ field, source }: { field: SheetField; source: string }) {
  const path = source.replace(/^metadata\./, '')
  const { field: input, fieldState, formState } = useInput({ source, parse: asIs, format: asIs })
  return (
    <SheetFieldInput
      field={field}
      id={fieldId(source)}
      value={input.value}
      onChange={input.onChange}
      onBlur={input.onBlur}
      inputRef={input.ref}
      error={fieldState.error?.message}
      readOnly={formState.isSubmitting}
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

/** What is to be known of a field of the label: its condition, with the source; it never refuses (R53). */
function NoteHint({ source }: { source: string }) {
  const metadata = useWatch<WineFormValues, 'metadata'>({ name: 'metadata' })
  return (
    <Box component="span" sx={{ display: 'block', typography: 'caption' }}>
      {labelNotes({ metadata }, 'seller')
        .filter(({ field }) => field === source)
        .map(({ key, text, source: law }) => (
          <Box component="span" key={key} sx={{ display: 'block', color: 'text.primary' }}>
            {text} {law}.
          </Box>
        ))}
    </Box>
  )
}
