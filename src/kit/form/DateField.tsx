import { formatDate, isDateOnly, parseDate } from '#domain/values/dates'
import { maskDate } from '#domain/text/masks'
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import Popover from '@mui/material/Popover'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { lazyPart } from '../ui/lazyPart'
import { LoadingState } from '../ui/LoadingState'

const Calendar = lazyPart(() => import('./Calendar'), <LoadingState height={320} />)

interface Props extends Omit<
  TextFieldProps,
  'value' | 'onChange' | 'type' | 'slotProps' | 'label'
> {
  label: string
  /** yyyy-MM-dd, or what has been typed while it is no whole date; '' when empty. */
  value: string
  onChange: (value: string) => void
  readOnly?: boolean
}

/**
 * A day, typed and shown as dd/MM/yyyy; the calendar is loaded when it is opened. It is a text and never a moment, so no
 * time zone can shift it (R10).
 */
export function DateField({ value, onChange, onBlur, label, readOnly, ...rest }: Props) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const shown = isDateOnly(value) ? formatDate(value) : value

  const type = (typed: string) => {
    // What is being deleted is left as it is; a mask would put it back.
    const text = typed.length > shown.length ? (ofPaste(typed) ?? maskDate(typed)) : typed
    onChange(text.length === WHOLE ? (parseDate(text) ?? text) : text)
  }
  return (
    <>
      <TextField
        {...rest}
        label={label}
        value={shown}
        placeholder={translate('form.date.placeholder')}
        autoComplete="off"
        onChange={({ target }) => type(target.value)}
        onBlur={(event) => {
          const date = parseDate(value)
          if (date !== null && date !== value) onChange(date)
          onBlur?.(event)
        }}
        slotProps={{
          htmlInput: {
            inputMode: 'numeric',
            maxLength: WHOLE,
            readOnly,
            style: { fontVariantNumeric: 'tabular-nums' },
          },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  disabled={rest.disabled || readOnly}
                  aria-label={translate('form.date.open', { label })}
                  aria-haspopup="dialog"
                  onClick={(event) => setAnchor(event.currentTarget)}
                >
                  <CalendarIcon />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <Calendar
          value={isDateOnly(value) ? value : null}
          onChoose={(date) => {
            onChange(date)
            setAnchor(null)
          }}
        />
      </Popover>
    </>
  )
}

/** Characters of dd/MM/yyyy. */
const WHOLE = 10

const ofPaste = (typed: string): string | null =>
  isDateOnly(typed.trim()) ? formatDate(typed.trim()) : null
