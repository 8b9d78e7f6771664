import { useId, type ComponentProps, type ReactNode } from 'react'

interface Props extends ComponentProps<'input'> {
  label: string
  error?: string
  /** At the right end, inside the frame. */
  adornment?: ReactNode
}

/** Label, input and its error, tied together for screen readers. No MUI: the sign-in page stays small. */
export function TextField({ label, error, adornment, ...input }: Props) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className="auth-field">
      <label htmlFor={id}>{label}</label>
      <div className="auth-input">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        {adornment}
      </div>
      {error && (
        <p className="auth-field-error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  )
}
