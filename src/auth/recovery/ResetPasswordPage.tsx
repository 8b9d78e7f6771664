import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, Navigate, useNavigate } from 'react-router-dom'
import { confirmationProblem, passwordProblem } from '#domain/account/password'
import { paths } from '../../paths'
import { useWeakPassword } from '../../shared/form/useWeakPassword'
import { AuthLayout } from '../AuthLayout'
import { useLinkSecret } from '../link/useLinkSecret'
import { Notice } from '../Notice'
import { PasswordField } from '../fields/PasswordField'
import { clearSession } from '../session'
import { RECOVERIES, recoveryActor } from './recoveries'
import { resetPasswordProblem } from './recoveryMessage'
import { confirmReset, type ResetLink } from './requestReset'

function readLink(search: URLSearchParams): ResetLink | null {
  const token = search.get('token')
  if (!token) return null
  return { token, email: search.get('email') ?? '', actor: recoveryActor(search) }
}

const DONE = 'Senha redefinida com sucesso! Faça login com sua nova senha.'

/** /reset-password: the new password, reached by the e-mail's link; without a token there is nothing to do here. */
export default function ResetPasswordPage() {
  const link = useLinkSecret(readLink)
  if (!link) return <Navigate to={paths.forgotPassword} replace />
  return <ResetForm link={link} />
}

function ResetForm({ link }: { link: ResetLink }) {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const { register, handleSubmit, formState, setError, setFocus } = useForm({
    defaultValues: { password: '', confirmation: '' },
  })
  const { errors, isSubmitting } = formState
  const { onFocus, weakProblem } = useWeakPassword()
  const { loginPage, forgotPassword, tone } = RECOVERIES[link.actor]

  const submit = handleSubmit(async ({ password }) => {
    setProblem(undefined)
    try {
      await confirmReset(link, password)
    } catch (error) {
      const { message, atPassword } = resetPasswordProblem(error)
      if (atPassword) setError('password', { message })
      else setProblem(message)
      setFocus('password')
      return
    }
    // All sessions of this person have ended (R18), this browser's too.
    clearSession()
    await navigate(loginPage, { replace: true, state: { message: DONE } })
  })

  return (
    <AuthLayout
      tone={tone}
      title="Criar nova senha"
      subtitle={
        link.email && (
          <>
            Para a conta <strong>{link.email}</strong>
          </>
        )
      }
      footer={<Link to={loginPage}>Voltar ao login</Link>}
    >
      <form
        className="auth-form"
        noValidate
        onSubmit={(event) => {
          if (isSubmitting) event.preventDefault()
          else void submit(event)
        }}
      >
        {problem && <Notice kind="error">{problem}</Notice>}
        {problem && (
          <p className="auth-subtitle">
            O link vale por 15 minutos e uma só vez.{' '}
            <Link to={forgotPassword}>Pedir um novo link</Link>
          </p>
        )}
        {/* Lets password managers file the new password under the right account. */}
        <input type="hidden" name="username" autoComplete="username" value={link.email} readOnly />
        <PasswordField
          label="Nova senha"
          autoComplete="new-password"
          error={errors.password?.message}
          {...register('password', {
            validate: (typed) =>
              passwordProblem(typed, 'reset') ?? weakProblem(typed, { email: link.email }) ?? true,
          })}
          onFocus={onFocus}
        />
        <PasswordField
          label="Confirmar nova senha"
          autoComplete="new-password"
          error={errors.confirmation?.message}
          {...register('confirmation', {
            validate: (typed, { password }) =>
              confirmationProblem(password, typed, 'reset') ?? true,
          })}
        />
        <p className="auth-hint">
          Pelo menos 8 caracteres, com uma letra maiúscula e uma letra minúscula ou um número.
        </p>
        <button className="button button-primary auth-submit" disabled={isSubmitting}>
          {isSubmitting ? 'Redefinindo...' : 'Redefinir senha'}
        </button>
      </form>
    </AuthLayout>
  )
}
