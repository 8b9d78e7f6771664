import { PASSWORD_MAX } from '#domain/limits'
import InputAdornment from '@mui/material/InputAdornment'
import { useState } from 'react'
import { PasswordEye } from '../ui/PasswordEye'
import { TextInput } from './TextInput'

interface Props {
  source: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  autoFocus?: boolean
  onFocus?: () => void
}

/** A password within the areas, with its show/hide toggle. */
export function PasswordInput(props: Props) {
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      required
      maxLength={PASSWORD_MAX}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <PasswordEye shown={shown} onToggle={() => setShown(!shown)} />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
