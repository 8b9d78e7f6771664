import { useEffect, useRef, useState, type ReactNode } from 'react'
import { siteConfig } from '#domain/site/siteConfig'
import { ApiError } from '../shared/http/ApiError'
import { useHydrated } from '../shared/ui/useHydrated'
import { Notice } from './Notice'
import { PasswordField } from './fields/PasswordField'
import type { Credentials, SignInActor } from './signIn'
import { signInMessage } from './signInMessage'
import { TextField } from './fields/TextField'

interface Props {
  actor: SignInActor
  /** Filled in when the person is known already. */
  email?: string
  /** Set when somebody comes back from the second step, with what ended it. */
  returned?: { problem?: string | undefined } | undefined
  /** Carries the credentials to the server; a refusal is thrown and told here. */
  onSubmit: (credentials: Credentials) => Promise<void>
  /** Shown at the end of the form, beside the password: the recovery link. */
  children?: ReactNode
}

type Errors = Partial<Record<keyof Credentials, string>>

function missingIn({ email, password }: Credentials): Errors {
  return {
    ...(email.trim() === '' ? { email: 'E-mail é obrigatório' } : {}),
    ...(password === '' ? { password: 'Senha é obrigatória' } : {}),
  }
}

/**
 * E-mail and password, for the sign-in pages and for signing in again over a page. Two fields without a form library, which
 * would be a tenth of what the sign-in page downloads; the browser keeps what is typed, also before React has come.
 */
export function SignInForm({ actor, email = '', returned, onSubmit, children }: Props) {
  const isHydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState(returned?.problem)
  const [errors, setErrors] = useState<Errors>({})
  const [isSubmitting, setSubmitting] = useState(false)

  useEffect(() => {
    if (returned) form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus()
  }, [returned])

  const fieldOf = (name: keyof Credentials) =>
    form.current?.elements.namedItem(name) as HTMLInputElement
  const read = (): Credentials => ({
    email: fieldOf('email').value,
    password: fieldOf('password').value,
  })

  const submit = async () => {
    const credentials = read()
    const missing = missingIn(credentials)
    setErrors(missing)
    const [first] = Object.keys(missing) as (keyof Credentials)[]
    if (first) {
      fieldOf(first).focus()
      return
    }
    setProblem(undefined)
    setSubmitting(true)
    try {
      await onSubmit(credentials)
    } catch (error) {
      setProblem(signInMessage(actor, error))
      // The e-mail stays; the password is what most people mistype. Nothing is lost to a missing connection.
      if (form.current && error instanceof ApiError && error.status === 401) {
        fieldOf('password').value = ''
        fieldOf('password').focus()
      }
    } finally {
      setSubmitting(false)
    }
  }

  return (
    <form
      ref={form}
      className="auth-form"
      // Should the browser itself ever send the form, the password must not get into an address.
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // A second press of Enter while the first is on its way sends nothing.
        if (!isSubmitting) void submit()
      }}
      onInput={() => {
        if (Object.keys(errors).length > 0) setErrors(missingIn(read()))
      }}
    >
      {problem && <Notice kind="error">{problem}</Notice>}
      <TextField
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="username"
        placeholder={siteConfig.email}
        name="email"
        defaultValue={email}
        error={errors.email}
      />
      <PasswordField
        label="Senha"
        autoComplete="current-password"
        placeholder="Insira sua senha"
        name="password"
        error={errors.password}
      />
      {children}
      <button className="button button-primary auth-submit" disabled={!isHydrated || isSubmitting}>
        {isSubmitting ? 'Entrando...' : 'Entrar'}
      </button>
    </form>
  )
}
