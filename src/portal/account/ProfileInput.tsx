import { READ_ONLY_PROFILE_FIELDS } from '#domain/sellers/profileForm'
import MenuItem from '@mui/material/MenuItem'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import type { EditedProfile, ProfileField } from './useProfileDraft'

export const profileFieldId = (field: ProfileField): string => `profile-${field}`

interface Props extends Pick<
  TextFieldProps,
  'multiline' | 'minRows' | 'type' | 'autoComplete' | 'placeholder'
> {
  field: ProfileField
  profile: EditedProfile
  required?: boolean
  disabled?: boolean
  mask?: ((typed: string) => string) | undefined
  inputMode?: 'numeric' | 'tel' | 'text'
  /** Below the field while nothing is wrong with it. */
  hint?: string
  /** Instead of putting the text into the field. */
  onChange?: (text: string) => void
  /** Makes it a choice: value and label. */
  options?: readonly (readonly [string, string])[]
  maxLength?: number
}

/** One field of the profile with its message (R43). Name, tax id and e-mail cannot be edited (spec §5). */
export function ProfileInput({
  field,
  profile,
  required,
  disabled,
  mask = (typed) => typed,
  options,
  maxLength,
  inputMode,
  hint,
  onChange = (text) => profile.change(field, text),
  ...rest
}: Props) {
  const translate = useTranslate()
  const isFixed = (READ_ONLY_PROFILE_FIELDS as readonly string[]).includes(field)
  const problem = profile.problemOf(field)
  const value = profile.draft.form[field]
  // a stored value that the table does not know stays choosable
  const choices = options && withCurrent(options, value)
  return (
    <TextField
      {...rest}
      id={profileFieldId(field)}
      label={translate(`account.field.${field}`)}
      value={value}
      onChange={(event) => onChange(mask(event.target.value))}
      onBlur={() => profile.leave(field)}
      required={required}
      disabled={disabled || isFixed}
      error={problem !== undefined}
      helperText={problem ?? (isFixed ? translate('account.fixed') : hint || undefined)}
      select={choices !== undefined}
      slotProps={{ htmlInput: { maxLength, inputMode } }}
    >
      {choices?.map(([choice, label]) => (
        <MenuItem key={choice} value={choice}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  )
}

function withCurrent(options: readonly (readonly [string, string])[], value: string) {
  const isKnown = value === '' || options.some(([choice]) => choice === value)
  return isKnown ? options : [...options, [value, value] as const]
}
