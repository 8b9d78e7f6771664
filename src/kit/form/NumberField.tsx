import { parseDecimal, understoodNumber, type NumberRule } from '#domain/values/decimal'
import { unitFor } from '#domain/values/units'
import InputAdornment from '@mui/material/InputAdornment'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import type { ReactNode, Ref } from 'react'
import { stepNumber } from './stepNumber'

interface Props
  extends Omit<TextFieldProps, 'onChange' | 'value' | 'prefix' | keyof NumberRule>, NumberRule {
  /** What is typed, in the Brazilian way: decimal comma (R8). */
  value: string
  onChange: (text: string) => void
  /** Increment of the arrow keys, no limit on what may be typed (R8). */
  step?: number
  /** Keyboard without a comma. */
  whole?: boolean
  /** Shown before the number: 'R$'. */
  prefix?: string
  /** Name for screen readers when the label alone does not say which one. */
  ariaLabel?: string
  inputRef?: Ref<HTMLInputElement>
  readOnly?: boolean
  helperText?: ReactNode
}

const DIRECTIONS: Record<string, 1 | -1> = { ArrowUp: 1, ArrowDown: -1 }

/**
 * A number as a text field with the right keyboard; the arrow keys count up and down (R8). For a text that reads two
 * ways ('1.300') it says at once what was understood (R50).
 */
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
  readOnly,
  error,
  helperText,
  ...rest
}: Props) {
  const rule = { unit, min, max }
  // An amount has two decimals at most, a count none: neither reads two ways.
  const understood = error || whole || prefix ? null : understoodNumber(value, rule)
  return (
    <TextField
      {...rest}
      error={error}
      helperText={understood ?? helperText}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        const direction = DIRECTIONS[event.key]
        if (readOnly || !direction) return
        const next = stepNumber(value, { ...rule, step, direction })
        if (next === null) return
        event.preventDefault()
        onChange(next)
      }}
      autoComplete="off"
      slotProps={{
        htmlInput: {
          // the digit pads of phones have no minus
          inputMode: (min ?? 0) < 0 ? 'text' : whole ? 'numeric' : 'decimal',
          maxLength: 24,
          readOnly,
          'aria-label': ariaLabel,
          style: { fontVariantNumeric: 'tabular-nums' },
        },
        input: {
          startAdornment: prefix && <InputAdornment position="start">{prefix}</InputAdornment>,
          endAdornment: unit && (
            <InputAdornment position="end">
              {unitFor(parseDecimal(value, rule), unit)}
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
