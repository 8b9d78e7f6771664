import { useEffect, type ReactNode } from 'react'
import { fieldErrors } from '#domain/result'
import { siteConfig } from '#domain/site/siteConfig'
import { ApiError } from '../kit/http/ApiError'
import { serverMessage } from '../kit/http/serverMessage'
import { useHydrated } from '../kit/ui/useHydrated'
import { Notice } from './Notice'
import { PasswordField } from './fields/PasswordField'
import type { Credentials, SignInActor } from './signIn'
import { TextField } from './fields/TextField'
import { usePublicForm } from './fields/usePublicForm'

const INVALID: Record<SignInActor, string> = {
  seller: 'E-mail ou senha inválidos',
  user: 'E-mail ou senha invalidos',
}

/** What the sign-in page says about a failure (spec §8 Login). */
function signInMessage(actor: SignInActor, error: unknown): string {
  // with the code by which an error of ours is found
  const message =
    error instanceof ApiError && error.body.message
      ? error.message
      : serverMessage(error, 'Falha no login')
  return message === 'Invalid email or password' ? INVALID[actor] : message
}

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

const rules = ({ email, password }: Credentials) =>
  fieldErrors({
    email: email.trim() === '' ? 'E-mail é obrigatório' : null,
    password: password === '' ? 'Senha é obrigatória' : null,
  })

/**
 * E-mail and password, for the sign-in pages and for signing in again over a page. The browser keeps what is typed, also before
 * React has come.
 */
export function SignInForm({ actor, email = '', returned, onSubmit, children }: Props) {
  const isHydrated = useHydrated()
  const { form, problem, isSending, errorOf } = usePublicForm<keyof Credentials>({
    rules,
    onSend: onSubmit,
    problem: returned?.problem,
    refusalOf: (error, element) => {
      const isWrong = error instanceof ApiError && error.status === 401
      // The e-mail stays; the password is what most people mistype. Nothing is lost to a missing connection.
      if (isWrong) passwordOf(element).value = ''
      return { problem: signInMessage(actor, error), focus: isWrong ? 'password' : undefined }
    },
  })
  const element = form.ref
  useEffect(() => {
    if (returned && element.current) passwordOf(element.current).focus()
  }, [returned, element])

  return (
    <form className="auth-form" {...form}>
      {problem && <Notice kind="error">{problem}</Notice>}
      <TextField
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="username"
        placeholder={siteConfig.email}
        name="email"
        defaultValue={email}
        error={errorOf('email')}
      />
      <PasswordField
        label="Senha"
        autoComplete="current-password"
        placeholder="Insira sua senha"
        name="password"
        error={errorOf('password')}
      />
      {children}
      <button className="button button-primary auth-submit" disabled={!isHydrated || isSending}>
        {isSending ? 'Entrando...' : 'Entrar'}
      </button>
    </form>
  )
}

const passwordOf = (form: HTMLFormElement) =>
  form.elements.namedItem('password') as HTMLInputElement
