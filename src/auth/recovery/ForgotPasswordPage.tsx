import { useState, useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { fieldErrors } from '#domain/result'
import { isEmail } from '#domain/values/email'
import { siteConfig } from '#domain/site/siteConfig'
import { RESET_TOKEN_LIFETIME_SECONDS } from '#domain/limits'
import { AuthLayout } from '../AuthLayout'
import { Notice } from '../Notice'
import { TextField } from '../fields/TextField'
import { usePublicForm } from '../fields/usePublicForm'
import { RECOVERIES, recoveryActor } from './recoveries'
import { forgotPasswordMessage } from './recoveryMessage'
import { requestReset } from './requestReset'
import type { SignInActor } from '../signIn'

/** /forgot-password: asks for the e-mail, then says where the link went (spec §2). */
export default function ForgotPasswordPage() {
  const [search] = useSearchParams()
  const actor = recoveryActor(search)
  const { loginPage, tone } = RECOVERIES[actor]
  const [sentTo, setSentTo] = useState('')
  const [isSent, setSent] = useState(false)
  const { form, problem, isSending, errorOf } = usePublicForm<'email'>({
    rules: ({ email }) => fieldErrors({ email: emailProblem(email.trim()) }),
    onSend: async ({ email }) => {
      await requestReset(actor, email)
      setSentTo(email.trim())
      setSent(true)
    },
    refusalOf: (error) => ({ problem: forgotPasswordMessage(error), focus: 'email' }),
  })

  if (isSent) return <RequestSent email={sentTo} actor={actor} onRetry={() => setSent(false)} />
  return (
    <AuthLayout
      tone={tone}
      title="Esqueceu sua senha?"
      subtitle="Informe o e-mail da sua conta. Enviaremos um link para criar uma nova senha."
      footer={<Link to={loginPage}>Voltar ao login</Link>}
    >
      <form className="auth-form" {...form}>
        {problem && <Notice kind="error">{problem}</Notice>}
        <TextField
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="username"
          placeholder={siteConfig.email}
          name="email"
          defaultValue={sentTo}
          error={errorOf('email')}
        />
        <button className="button button-primary auth-submit" disabled={isSending}>
          {isSending ? 'Enviando...' : 'Enviar link de recuperação'}
        </button>
      </form>
    </AuthLayout>
  )
}

function emailProblem(email: string): string | null {
  if (email === '') return 'E-mail é obrigatório'
  return isEmail(email) ? null : 'E-mail inválido'
}

interface RequestSentProps {
  email: string
  actor: SignInActor
  /** Back to the form, with the e-mail still in it. */
  onRetry: () => void
}

/** Confirmation of /forgot-password. It does not tell whether anybody has this e-mail (R18). */
function RequestSent({ email, actor, onRetry }: RequestSentProps) {
  const { loginPage, tone } = RECOVERIES[actor]
  const text = useRef<HTMLParagraphElement>(null)
  // The form that had the focus is gone; a screen reader goes on here.
  useEffect(() => text.current?.focus(), [])
  return (
    <AuthLayout tone={tone} title="Verifique seu e-mail">
      <p className="auth-subtitle" ref={text} tabIndex={-1}>
        Se houver uma conta com <strong>{email}</strong>, o link para criar uma nova senha chega em
        instantes. Ele vale por {RESET_TOKEN_LIFETIME_SECONDS / 60} minutos e só pode ser usado uma
        vez.
      </p>
      <p className="auth-subtitle">Não chegou? Olhe também a caixa de spam.</p>
      <div className="auth-form">
        <Link className="button button-primary auth-submit" to={loginPage}>
          Voltar ao login
        </Link>
        <button type="button" className="button auth-submit" onClick={onRetry}>
          Tentar novamente
        </button>
      </div>
    </AuthLayout>
  )
}
