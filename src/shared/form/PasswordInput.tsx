import Visibility from '@mui/icons-material/Visibility'
import VisibilityOff from '@mui/icons-material/VisibilityOff'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { shell } from '../i18n/catalogue/shell'

interface Props {
  label: string
  value: string
  onChange: (typed: string) => void
  problem?: string | undefined
  autoComplete: 'current-password' | 'new-password'
  autoFocus?: boolean
  onFocus?: () => void
  maxLength?: number
}

const text = shell.shell.password

/** A password within the areas, with its show/hide toggle. */
export function PasswordInput(props: Props) {
  const { label, value, onChange, problem, autoComplete, autoFocus, onFocus, maxLength } = props
  const [isShown, setShown] = useState(false)
  const toggle = isShown ? text.hide : text.show
  return (
    <TextField
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoFocus={autoFocus}
      onFocus={onFocus}
      required
      error={problem !== undefined}
      helperText={problem}
      slotProps={{
        htmlInput: { maxLength },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={`${toggle}: ${label}`}
                onClick={() => setShown(!isShown)}
              >
                {isShown ? <VisibilityOff /> : <Visibility />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
