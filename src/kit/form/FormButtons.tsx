import Button, { type ButtonProps } from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { Link } from 'react-router-dom'

export interface FormButtonsProps {
  /** Where Cancelar leads, or what it does; without it there is nothing to go back to. */
  cancel?: string | (() => void) | undefined
  cancelLabel?: string
  saveLabel: ReactNode
  savingLabel: string
  color?: ButtonProps['color']
  /** Quieter where the form is not what the page is for. */
  variant?: ButtonProps['variant']
  /** While something that is to be saved is still on its way. */
  disabled?: boolean
}

/** Cancel and save; while it is being saved, it says so and neither can be pressed. */
export function FormButtons({
  cancel,
  cancelLabel,
  saveLabel,
  savingLabel,
  color,
  variant = 'contained',
  disabled = false,
}: FormButtonsProps) {
  const { isSubmitting } = useFormState()
  return (
    <>
      {typeof cancel === 'string' && (
        <Button color="inherit" component={Link} to={cancel}>
          {cancelLabel}
        </Button>
      )}
      {typeof cancel === 'function' && (
        <Button color="inherit" onClick={cancel} disabled={isSubmitting}>
          {cancelLabel}
        </Button>
      )}
      <Button
        type="submit"
        variant={variant}
        color={color}
        disabled={isSubmitting || disabled}
        aria-busy={isSubmitting}
      >
        {isSubmitting ? savingLabel : saveLabel}
      </Button>
    </>
  )
}
