import { ORIGIN_COUNTRIES } from '#domain/values/countries'
import { DESCRIPTION_MAX, HS_CODE_MAX, TITLE_MAX, VOLUME_MAX } from '#domain/limits'
import { productStatusColor, productStatusLabel } from '#domain/wines/productStatus'
import { NEW_WINE_STATUS, VOLUME_PLACEHOLDER, WEIGHT_RULE } from '#domain/wines/wineForm'
import type { Product } from '#domain/wire/product'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { useController, type FieldPath } from 'react-hook-form'
import { NumberField } from '../../../shared/form/NumberField'
import { StatusChip } from '../../../shared/ui/StatusChip'
import { fieldId } from './fieldId'
import { numberText, readNumber } from './numberText'
import { useWineFormControl } from './wineFormControl'
import type { WineFormValues } from './wineFormValues'

/** Name, description, volume, origin and what shipping needs; status and handle are only shown (R20, R25). */
export function EssentialInputs({ wine }: { wine?: Product }) {
  const translate = useTranslate()
  const text = (key: string) => translate(`wine_form.field.${key}`)
  const title = useInput('title', text('title_help'))
  const description = useInput('description', text('description_help'))
  const volume = useInput('bottleVolume', text('volume_help'))
  const country = useInput('origin_country')
  const hsCode = useInput('hs_code', text('hs_code_help'))
  const weight = useInput('weight', text('weight_help'))
  const status = wine?.status ?? NEW_WINE_STATUS
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <TextField
        {...title}
        label={text('title')}
        required
        sx={WIDE}
        slotProps={{ htmlInput: { maxLength: TITLE_MAX } }}
      />
      <TextField
        {...description}
        label={text('description')}
        required
        multiline
        minRows={3}
        sx={WIDE}
        slotProps={{ htmlInput: { maxLength: DESCRIPTION_MAX } }}
      />
      <TextField
        {...volume}
        label={text('volume')}
        placeholder={VOLUME_PLACEHOLDER}
        slotProps={{ htmlInput: { maxLength: VOLUME_MAX } }}
      />
      <NumberField
        {...weight}
        label={text('weight')}
        value={numberText(weight.value)}
        onChange={(typed) => weight.onChange(readNumber(typed, WEIGHT_RULE))}
        step={10}
        {...WEIGHT_RULE}
      />
      <TextField {...country} select label={text('country')}>
        <MenuItem value="">{translate('wine_form.choose')}</MenuItem>
        {Object.entries(ORIGIN_COUNTRIES).map(([code, label]) => (
          <MenuItem key={code} value={code}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        {...hsCode}
        label={text('hs_code')}
        slotProps={{ htmlInput: { maxLength: HS_CODE_MAX } }}
      />
      <Box sx={{ mt: 1 }}>
        <Box sx={{ typography: 'caption', color: 'text.secondary', mb: 0.5 }}>{text('status')}</Box>
        <StatusChip label={productStatusLabel(status)} color={productStatusColor(status)} />
        {!wine && (
          <Box sx={{ typography: 'caption', color: 'text.secondary', mt: 0.5 }}>
            {text('status_help')}
          </Box>
        )}
      </Box>
      {wine?.handle && (
        <TextField
          label={text('handle')}
          value={wine.handle}
          helperText={text('handle_help')}
          slotProps={{ input: { readOnly: true } }}
        />
      )}
    </Box>
  )
}

const WIDE = { gridColumn: '1 / -1' }

/** Everything an input needs of the form, with the message in the place of the help. */
function useInput(name: FieldPath<WineFormValues>, help?: string) {
  const control = useWineFormControl()
  const { field, fieldState } = useController({ control, name })
  return {
    id: fieldId(name),
    name,
    value: field.value ?? '',
    onChange: field.onChange,
    onBlur: field.onBlur,
    inputRef: field.ref,
    error: fieldState.error !== undefined,
    helperText: fieldState.error?.message ?? help,
  }
}
