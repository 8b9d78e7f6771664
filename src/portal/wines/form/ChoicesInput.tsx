import type { SheetGroup } from '#domain/wines/sheet/index'
import Checkbox from '@mui/material/Checkbox'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useInput, useTranslate } from 'ra-core'
import { fieldId } from './fieldId'

/** Several options of a list, such as the ingredients. */
export function ChoicesInput({ group }: { group: Extract<SheetGroup, { shape: 'choices' }> }) {
  const translate = useTranslate()
  const path = `metadata.${group.name}`
  const { field, fieldState } = useInput({ source: path, parse: asIs, format: asIs })
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
      slotProps={{ select: { multiple: true, renderValue: () => labels(chosen) } }}
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
