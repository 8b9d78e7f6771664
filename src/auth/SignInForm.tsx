import { useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { siteConfig } from '#domain/siteConfig'
import { useHydrated } from '../shared/ui/useHydrated'
import { Notice } from './Notice'
import { PasswordField } from './PasswordField'
import type { Credentials, SignInActor } from './signIn'
import { signInMessage } from './signInMessage'
import { TextField } from './TextField'

interface Props {
  actor: SignInActor
  /** Filled in when the person is known already. */
  email?: string
  /** Carries the credentials to the server; a refusal is thrown and told here. */
  onSubmit: (credentials: Credentials) => Promise<void>
  /** Shown at the end of the form, beside the password: the recovery link. */
  children?: ReactNode
}

const EMAIL_REQUIRED = 'E-mail é obrigatório'
const PASSWORD_REQUIRED = 'Senha é obrigatória'

/** E-mail and password, for the sign-in pages and for signing in again over a page. */
export function SignInForm({ actor, email = '', onSubmit, children }: Props) {
  const isHydrated = useHydrated()
  const [problem, setProblem] = useState<string>()
  const { register, handleSubmit, formState, setFocus, resetField } = useForm<Credentials>({
    defaultValues: { email, password: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (credentials) => {
    setProblem(undefined)
    try {
      await onSubmit(credentials)
    } catch (error) {
      setProblem(signInMessage(actor, error))
      // The e-mail stays; the password is what most people mistype.
      resetField('password')
      setFocus('password')
    }
  })

  return (
    <form
      className="auth-form"
      // Should the browser itself ever send the form, the password is not to stand in an address.
      method="post"
      noValidate
      onSubmit={(event) => {
        // A second press of Enter while the first is on its way sends nothing.
        if (isSubmitting) event.preventDefault()
        else void submit(event)
      }}
    >
      {problem && <Notice kind="error">{problem}</Notice>}
      <TextField
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="username"
        placeholder={siteConfig.email}
        error={errors.email?.message}
        {...register('email', {
          validate: (value) => value.trim() !== '' || EMAIL_REQUIRED,
        })}
      />
      <PasswordField
        label="Senha"
        autoComplete="current-password"
        placeholder="Insira sua senha"
        error={errors.password?.message}
        {...register('password', { required: PASSWORD_REQUIRED })}
      />
      {children}
      <button className="button button-primary auth-submit" disabled={!isHydrated || isSubmitting}>
        {isSubmitting ? 'Entrando...' : 'Entrar'}
      </button>
    </form>
  )
}
