import { useState, type ComponentProps } from 'react'
import { shell } from '../../shared/i18n/catalogue/shell'
import { TextField } from './TextField'

const text = shell.shell.password
const EYE =
  'M2 12s3.600-6.500 10-6.500S22 12 22 12s-3.600 6.500-10 6.500S2 12 2 12Zm10-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z'

/** A password that can be shown while it is typed. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'adornment'>) {
  const [shown, setShown] = useState(false)
  const label = shown ? text.hide : text.show
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      adornment={
        <button
          type="button"
          className="icon-button"
          aria-label={label}
          title={label}
          onClick={() => setShown(!shown)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={EYE} />
            {!shown && <path d="M4 4l16 16" />}
          </svg>
        </button>
      }
    />
  )
}
