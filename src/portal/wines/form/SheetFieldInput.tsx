import type { SheetField } from '#domain/wines/sheet/index'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import type { ReactNode, Ref } from 'react'
import { DateField } from '../../../kit/form/DateField'
import { NumberField } from '../../../kit/form/NumberField'
import { numberText, readNumber } from './numberText'

interface Props {
  field: SheetField
  id: string
  value: unknown
  onChange: (value: unknown) => void
  onBlur?: () => void
  error?: string
  /** While the form is saved: what would be typed would go with it. */
  readOnly: boolean
  /** Below the help: what the value means together with others. */
  hint?: ReactNode
  inputRef?: Ref<HTMLInputElement>
  /** In a list: the name for screen readers, as the label alone does not say which one ('Uva 2'); its example is inside it. */
  ariaLabel?: string
}

/** One field of the sheet, with the input that its kind asks for. Controlled; knows nothing of the form around it. */
export function SheetFieldInput({
  field,
  id,
  value,
  onChange,
  onBlur,
  error,
  readOnly,
  hint,
  inputRef,
  ariaLabel,
}: Props) {
  const translate = useTranslate()
  const example = translate(`wine_form_help.${field.name}`, { _: '' })
  const help = ariaLabel ? '' : example
  const shared = {
    id,
    label: field.label,
    onBlur,
    inputRef,
    error: error !== undefined,
    helperText:
      error ??
      (hint ? (
        <>
          {help}
          {hint}
        </>
      ) : (
        help || undefined
      )),
  }
  const text = typeof value === 'string' ? value : ''
  switch (field.kind) {
    case 'integer':
    case 'decimal': {
      const whole = field.kind === 'integer'
      return (
        <NumberField
          {...shared}
          value={numberText(value)}
          onChange={(typed) => onChange(readNumber(typed, field, whole))}
          step={field.step}
          min={field.min}
          max={field.max}
          unit={field.unit}
          whole={whole}
          readOnly={readOnly}
          ariaLabel={ariaLabel}
        />
      )
    }
    case 'boolean':
      return (
        <TextField
          {...shared}
          select
          value={typeof value === 'boolean' ? String(value) : ''}
          onChange={({ target }) => onChange(target.value === '' ? null : target.value === 'true')}
          slotProps={{ htmlInput: { readOnly } }}
        >
          <MenuItem value="">{translate('wine_form.choose')}</MenuItem>
          <MenuItem value="true">{translate('wine_form.yes')}</MenuItem>
          <MenuItem value="false">{translate('wine_form.no')}</MenuItem>
        </TextField>
      )
    case 'enum':
      return (
        <TextField
          {...shared}
          select
          value={Object.hasOwn(field.options ?? {}, text) ? text : ''}
          onChange={({ target }) => onChange(target.value || null)}
          slotProps={{ htmlInput: { readOnly } }}
        >
          <MenuItem value="">{translate('wine_form.choose')}</MenuItem>
          {Object.entries(field.options ?? {}).map(([option, label]) => (
            <MenuItem key={option} value={option}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      )
    case 'date':
      return (
        <DateField
          {...shared}
          value={text}
          readOnly={readOnly}
          onChange={(date) => onChange(date || null)}
        />
      )
    case 'text':
    case 'longText':
      return (
        <TextField
          {...shared}
          value={text}
          onChange={({ target }) => onChange(target.value)}
          multiline={field.kind === 'longText'}
          placeholder={ariaLabel && example}
          minRows={3}
          slotProps={{
            htmlInput: { maxLength: field.maxLength, readOnly, 'aria-label': ariaLabel },
          }}
        />
      )
  }
}
