import { useId, type ReactNode } from 'react'
import '../auth.css'

/** What ties an input to its label, hint and error. */
export interface FieldLinks {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export interface FieldFrameProps {
  label: string
  error?: string | undefined
  /** Below the input; read out when it changes. */
  hint?: ReactNode
  /** Shown after the label of a field that may stay empty. */
  optional?: boolean
  /** At the right end, inside the frame. */
  adornment?: ReactNode
}

/** Label, frame, hint and error of one field of the public pages, around whatever takes the input. No MUI: they stay small. */
export function FieldFrame({
  label,
  error,
  hint,
  optional,
  adornment,
  children,
}: FieldFrameProps & { children: (links: FieldLinks) => ReactNode }) {
  const id = useId()
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className="auth-field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="auth-optional"> (opcional)</span>}
      </label>
      <div className="auth-input">
        {children({
          id,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': described || undefined,
        })}
        {adornment}
      </div>
      {error && (
        <p className="auth-field-error" id={errorId}>
          {error}
        </p>
      )}
      {hint && (
        <p className="auth-hint" id={hintId} aria-live="polite">
          {hint}
        </p>
      )}
    </div>
  )
}
