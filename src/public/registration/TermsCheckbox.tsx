import { useId } from 'react'
import { paths } from '../../paths'

interface Props {
  checked: boolean
  error: string | undefined
  onChange: (checked: boolean) => void
}

/** Acceptance of the terms, kept as a consent record with their version (R19). */
export function TermsCheckbox({ checked, error, onChange }: Props) {
  const id = useId()
  return (
    <div className="registration-terms">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      <div>
        <label htmlFor={id}>Li e aceito os termos e condições</label>
        <p className="auth-hint">
          <a href={paths.terms} target="_blank" rel="noopener">
            Termos de Uso
          </a>{' '}
          e{' '}
          <a href={paths.privacy} target="_blank" rel="noopener">
            Política de Privacidade
          </a>{' '}
          (abrem em outra aba)
        </p>
        {error && (
          <p className="auth-field-error" id={`${id}-error`}>
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
