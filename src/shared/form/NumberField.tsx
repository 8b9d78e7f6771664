import InputAdornment from '@mui/material/InputAdornment'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import type { ReactNode, Ref } from 'react'
import { stepNumber } from './stepNumber'

interface Props extends Omit<TextFieldProps, 'onChange' | 'value' | 'prefix'> {
  /** What is typed, in the Brazilian way: decimal comma (R8). */
  value: string
  onChange: (text: string) => void
  /** Increment of the arrow keys, no limit on what may be typed (R8). */
  step?: number
  min?: number
  max?: number
  /** Keyboard without a comma. */
  whole?: boolean
  /** Shown before and behind the number: 'R$', 'g/L'. */
  prefix?: string
  unit?: string
  /** Name for screen readers when the label alone does not say which one. */
  ariaLabel?: string
  inputRef?: Ref<HTMLInputElement>
  helperText?: ReactNode
}

/** A number as a text field with the right keyboard; the arrow keys count up and down (R8). */
export function NumberField({
  value,
  onChange,
  step = 1,
  min,
  max,
  whole = false,
  prefix,
  unit,
  ariaLabel,
  ...rest
}: Props) {
  return (
    <TextField
      {...rest}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        const next = stepNumber(value, {
          step,
          min,
          max,
          direction: event.key === 'ArrowUp' ? 1 : -1,
        })
        if (next === null) return
        event.preventDefault()
        onChange(next)
      }}
      autoComplete="off"
      slotProps={{
        htmlInput: {
          inputMode: whole ? 'numeric' : 'decimal',
          maxLength: 24,
          'aria-label': ariaLabel,
          style: { fontVariantNumeric: 'tabular-nums' },
        },
        input: {
          startAdornment: prefix && <InputAdornment position="start">{prefix}</InputAdornment>,
          endAdornment: unit && <InputAdornment position="end">{unit}</InputAdornment>,
        },
      }}
    />
  )
}
