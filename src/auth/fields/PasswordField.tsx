import { useState, type ComponentProps } from 'react'
import { PasswordEye } from '../../kit/ui/PasswordEye'
import { TextField } from './TextField'

/** A password that can be shown while it is typed. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'adornment'>) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      adornment={<PasswordEye shown={shown} onToggle={() => setShown(!shown)} />}
    />
  )
}
