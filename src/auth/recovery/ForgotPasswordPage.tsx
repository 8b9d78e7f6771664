import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { fieldErrors } from '#domain/result'
import { isEmail } from '#domain/values/email'
import { siteConfig } from '#domain/site/siteConfig'
import { AuthLayout } from '../AuthLayout'
import { Notice } from '../Notice'
import { TextField } from '../fields/TextField'
import { usePublicForm } from '../fields/usePublicForm'
import { RECOVERIES, recoveryActor } from './recoveries'
import { forgotPasswordMessage } from './recoveryMessage'
import { requestReset } from './requestReset'
import { RequestSent } from './RequestSent'

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
