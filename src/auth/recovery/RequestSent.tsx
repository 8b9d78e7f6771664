import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { RESET_TOKEN_LIFETIME_SECONDS } from '#domain/limits'
import { AuthLayout } from '../AuthLayout'
import type { SignInActor } from '../signIn'
import { RECOVERIES } from './recoveries'

interface Props {
  email: string
  actor: SignInActor
  /** Back to the form, with the e-mail still in it. */
  onRetry: () => void
}

/** Confirmation of /forgot-password. It does not tell whether anybody has this e-mail (R18). */
export function RequestSent({ email, actor, onRetry }: Props) {
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
