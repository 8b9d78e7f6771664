import { ORIGIN_COUNTRIES } from '#domain/values/countries'
import { DESCRIPTION_MAX, HS_CODE_MAX, TITLE_MAX, VOLUME_MAX } from '#domain/limits'
import { sheetGroup, type SheetGroup } from '#domain/wines/sheet/index'
import { productStatusLabel } from '#domain/wines/productStatus'
import { NEW_WINE_STATUS, VOLUME_PLACEHOLDER, WEIGHT_RULE } from '#domain/wines/wineForm'
import type { Product } from '#domain/wines/productWire'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { NumberInput } from '../../../kit/form/NumberInput'
import { TextInput } from '../../../kit/form/TextInput'
import { ControlledField } from './ControlledField'
import { fieldId } from './fieldId'
import { ESSENTIAL_SHEET } from './formSections'
import { numberText, readNumber } from './numberText'
import { FieldGrid, SheetGroupInputs } from './SheetGroupInputs'

/** What people ask first, and what shipping needs; status and handle are fields that cannot be changed here (R20, R25). */
export function EssentialInputs({ wine }: { wine?: Product }) {
  const translate = useTranslate()
  const text = (key: string) => translate(`wine_form.field.${key}`)
  const input = (source: string) => ({ id: fieldId(source), source })
  return (
    <>
      <FieldGrid>
        <TextInput
          {...input('title')}
          label={text('title')}
          helperText={text('title_help')}
          required
          sx={{ gridColumn: { xs: '1 / -1', md: 'span 2' } }}
          maxLength={TITLE_MAX}
        />
        <TextField
          label={text('status')}
          value={productStatusLabel(wine?.status ?? NEW_WINE_STATUS)}
          helperText={wine ? undefined : text('status_help')}
          slotProps={{ input: { readOnly: true } }}
        />
        <TextInput
          {...input('description')}
          label={text('description')}
          helperText={text('description_help')}
          required
          multiline
          minRows={3}
          sx={WIDE}
          maxLength={DESCRIPTION_MAX}
        />
        {ESSENTIAL_SHEET.map(([group, name]) => (
          <EssentialField key={name} group={sheetGroup(group)} name={name} />
        ))}
      </FieldGrid>
      <SheetGroupInputs name="grape_varieties" />
      <FieldGrid>
        <TextInput
          {...input('bottleVolume')}
          label={text('volume')}
          helperText={text('volume_help')}
          placeholder={VOLUME_PLACEHOLDER}
          maxLength={VOLUME_MAX}
        />
        <NumberInput
          {...input('weight')}
          label={text('weight')}
          helperText={text('weight_help')}
          parse={(typed) => readNumber(typed, WEIGHT_RULE)}
          format={numberText}
          step={10}
          {...WEIGHT_RULE}
        />
        <TextInput
          {...input('origin_country')}
          label={text('country')}
          choices={[['', translate('wine_form.choose')], ...COUNTRIES]}
        />
        <TextInput
          {...input('hs_code')}
          label={text('hs_code')}
          helperText={text('hs_code_help')}
          maxLength={HS_CODE_MAX}
        />
        {wine?.handle && (
          <TextField
            label={text('handle')}
            value={wine.handle}
            slotProps={{ input: { readOnly: true } }}
          />
        )}
      </FieldGrid>
    </>
  )
}

const WIDE = { gridColumn: '1 / -1' }
const COUNTRIES = Object.entries(ORIGIN_COUNTRIES)

function EssentialField({ group, name }: { group: SheetGroup; name: string }) {
  const field = group.shape === 'fields' && group.fields.find((one) => one.name === name)
  return field ? <ControlledField field={field} source={`metadata.${group.name}.${name}`} /> : null
}
