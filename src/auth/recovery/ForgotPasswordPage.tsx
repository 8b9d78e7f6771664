import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useSearchParams } from 'react-router-dom'
import { isEmail } from '#domain/values/email'
import { siteConfig } from '#domain/site/siteConfig'
import { AuthLayout } from '../AuthLayout'
import { Notice } from '../Notice'
import { TextField } from '../fields/TextField'
import { RECOVERIES, recoveryActor } from './recoveries'
import { forgotPasswordMessage } from './recoveryMessage'
import { requestReset } from './requestReset'
import { RequestSent } from './RequestSent'

/** /forgot-password: asks for the e-mail, then says where the link went (spec §2). */
export default function ForgotPasswordPage() {
  const [search] = useSearchParams()
  const actor = recoveryActor(search)
  const { loginPage, tone } = RECOVERIES[actor]
  const [sentTo, setSentTo] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const { register, handleSubmit, formState, setFocus } = useForm({ defaultValues: { email: '' } })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ email }) => {
    setProblem(undefined)
    try {
      await requestReset(actor, email)
      setSentTo(email.trim())
    } catch (error) {
      setProblem(forgotPasswordMessage(error))
      setFocus('email')
    }
  })

  if (sentTo)
    return <RequestSent email={sentTo} actor={actor} onRetry={() => setSentTo(undefined)} />
  return (
    <AuthLayout
      tone={tone}
      title="Esqueceu sua senha?"
      subtitle="Informe o e-mail da sua conta. Enviaremos um link para criar uma nova senha."
      footer={<Link to={loginPage}>Voltar ao login</Link>}
    >
      <form
        className="auth-form"
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
            validate: (typed) => {
              if (typed.trim() === '') return 'E-mail é obrigatório'
              return isEmail(typed.trim()) || 'E-mail inválido'
            },
          })}
        />
        <button className="button button-primary auth-submit" disabled={isSubmitting}>
          {isSubmitting ? 'Enviando...' : 'Enviar link de recuperação'}
        </button>
      </form>
    </AuthLayout>
  )
}
