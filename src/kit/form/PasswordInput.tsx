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
  /** What could be better about what is typed. */
  adviceOn?: (typed: string) => string | undefined
}

/** A password within the areas, with its show/hide toggle. */
export function PasswordInput({ adviceOn, ...props }: Props) {
  const [shown, setShown] = useState(false)
  const [typed, setTyped] = useState('')
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      required
      onTyped={setTyped}
      helperText={adviceOn?.(typed)}
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
