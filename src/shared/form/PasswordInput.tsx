import { PASSWORD_MAX } from '#domain/limits'
import Visibility from '@mui/icons-material/Visibility'
import VisibilityOff from '@mui/icons-material/VisibilityOff'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { useState } from 'react'
import { shell } from '../i18n/catalogue/shell'
import { TextInput } from './TextInput'

interface Props {
  source: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  autoFocus?: boolean
  onFocus?: () => void
}

const text = shell.shell.password

/** A password within the areas, with its show/hide toggle. */
export function PasswordInput(props: Props) {
  const [isShown, setShown] = useState(false)
  const toggle = isShown ? text.hide : text.show
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      required
      maxLength={PASSWORD_MAX}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={`${toggle}: ${props.label}`}
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
