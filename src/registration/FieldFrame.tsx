import { useId, type ReactNode } from 'react'
import '../auth/auth.css'

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
}

/** Label, frame, hint and error of one field, around whatever takes the input. */
export function FieldFrame({
  label,
  error,
  hint,
  optional,
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
        {optional && <span className="registration-optional"> (opcional)</span>}
      </label>
      <div className="auth-input">
        {children({
          id,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': described || undefined,
        })}
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
