import MenuItem from '@mui/material/MenuItem'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useInput } from 'ra-core'

interface Props extends Omit<TextFieldProps, 'value' | 'error' | 'select' | 'onChange' | 'name'> {
  /** The field's dotted path in the form. */
  source: string
  /** Puts what is typed into its shape. */
  mask?: ((typed: string) => string) | undefined
  /** Makes it a choice: value and label. A stored value that is not among them stays choosable. */
  choices?: readonly (readonly [value: string, label: string])[] | undefined
  maxLength?: number | undefined
  inputMode?: 'numeric' | 'tel' | 'email' | 'text' | undefined
  /** After the form has taken the text. */
  onTyped?: (typed: string) => void
}

/** A text or a choice of a form of the areas; its message replaces its help (R43). */
export function TextInput({
  source,
  mask = (typed) => typed,
  choices,
  maxLength,
  inputMode,
  onTyped,
  helperText,
  required = false,
  slotProps,
  ...rest
}: Props) {
  const { id, field, fieldState, formState } = useInput({ source, parse: mask, format: textOf })
  const { ref, onChange, ...input } = field
  const offered = choices && withCurrent(choices, String(input.value))
  return (
    <TextField
      {...rest}
      {...input}
      id={rest.id ?? id}
      inputRef={ref}
      required={required}
      onChange={({ target }) => {
        onChange(target.value)
        onTyped?.(mask(target.value))
      }}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? helperText}
      select={offered !== undefined}
      slotProps={{
        ...slotProps,
        htmlInput: {
          maxLength,
          inputMode,
          // what would be typed while it is saved would go with the form
          readOnly: formState.isSubmitting,
          ...slotProps?.htmlInput,
        },
      }}
    >
      {offered?.map(([value, label]) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function withCurrent(choices: readonly (readonly [string, string])[], value: string) {
  const isKnown = value === '' || choices.some(([choice]) => choice === value)
  return isKnown ? choices : [...choices, [value, value] as const]
}
