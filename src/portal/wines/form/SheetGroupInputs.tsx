import { sheetGroup, type SheetGroup, type WineSheetGroupName } from '#domain/wines/sheet/index'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import Checkbox from '@mui/material/Checkbox'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useInput, useTranslate } from 'ra-core'
import { ControlledField } from './ControlledField'
import { groupPaths } from './formSections'
import { RecordListInput } from './RecordListInput'
import { TextListInput } from './TextListInput'
import { fieldId } from './fieldId'

/** The inputs of one group of the table, whatever its shape. */
export function SheetGroupInputs({ name }: { name: WineSheetGroupName }) {
  const group: SheetGroup = sheetGroup(name)
  switch (group.shape) {
    case 'fields': {
      const paths = groupPaths(group)
      return (
        <FieldGrid>
          {group.fields
            .map((field) => ({ field, source: `metadata.${group.name}.${field.name}` }))
            .filter(({ source }) => paths.includes(source))
            .map(({ field, source }) => (
              <Box
                key={source}
                sx={{ gridColumn: field.kind === 'longText' ? '1 / -1' : undefined }}
              >
                <ControlledField field={field} source={source} />
              </Box>
            ))}
        </FieldGrid>
      )
    }
    case 'value':
      return <ControlledField field={group.field} source={`metadata.${group.name}`} />
    case 'records':
      return <RecordListInput group={group} />
    case 'choices':
      return <ChoicesInput group={group} />
    case 'texts':
      return <TextListInput group={group} />
  }
}

/** Three columns of fields, one on a phone. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(3, minmax(0, 1fr))',
        },
      }}
    >
      {children}
    </Box>
  )
}

/** Several options of a list, such as the ingredients. */
function ChoicesInput({ group }: { group: Extract<SheetGroup, { shape: 'choices' }> }) {
  const translate = useTranslate()
  const path = `metadata.${group.name}`
  const { field, fieldState, formState } = useInput({ source: path, parse: asIs, format: asIs })
  const chosen: readonly unknown[] = Array.isArray(field.value) ? field.value : []
  const labels = (options: readonly unknown[]) =>
    options.map((option) => group.options[String(option)] ?? String(option)).join(', ')
  return (
    <TextField
      id={fieldId(path)}
      label={group.label}
      select
      value={chosen}
      onChange={({ target }) => field.onChange(target.value)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error !== undefined}
      helperText={fieldState.error?.message ?? translate(`wine_form_help.${group.name}`, { _: '' })}
      slotProps={{
        htmlInput: { readOnly: formState.isSubmitting },
        select: { multiple: true, renderValue: () => labels(chosen) },
      }}
    >
      {Object.entries(group.options).map(([option, label]) => (
        <MenuItem key={option} value={option} sx={{ whiteSpace: 'normal' }}>
          <Checkbox checked={chosen.includes(option)} sx={{ py: 0.5, pl: 0 }} tabIndex={-1} />
          {label}
        </MenuItem>
      ))}
    </TextField>
  )
}

const asIs = (value: unknown) => value
