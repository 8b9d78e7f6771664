import { useState } from 'react'
import { Link, Navigate, useNavigate } from 'react-router-dom'
import { confirmationProblem, passwordProblem } from '#domain/account/password'
import { INVITATION_LIFETIME_SECONDS } from '#domain/limits'
import { fieldErrors } from '#domain/result'
import { paths } from '../../paths'
import { useWeakPassword } from '../../kit/form/useWeakPassword'
import { AuthLayout } from '../AuthLayout'
import { useLinkSecret } from '../link/useLinkSecret'
import { Notice } from '../Notice'
import { PasswordField } from '../fields/PasswordField'
import { usePublicForm } from '../fields/usePublicForm'
import { clearSession } from '../session'
import { RECOVERIES, recoveryActor } from './recoveries'
import { resetPasswordProblem } from './recoveryMessage'
import { confirmReset, type ResetLink } from './requestReset'

function readLink(search: URLSearchParams): (ResetLink & { isInvitation: boolean }) | null {
  const token = search.get('token')
  if (!token) return null
  return {
    token,
    email: search.get('email') ?? '',
    actor: recoveryActor(search),
    isInvitation: search.has('convite'),
  }
}

const INVITATION_DAYS = INVITATION_LIFETIME_SECONDS / 86_400

/** Who forgot a password sets a new one (spec §2); who was invited to the team chooses their first. */
const TEXTS = {
  reset: {
    title: 'Criar nova senha',
    password: 'Nova senha',
    confirmation: 'Confirmar nova senha',
    send: 'Redefinir senha',
    sending: 'Redefinindo...',
    done: 'Senha redefinida com sucesso! Faça login com sua nova senha.',
  },
  invitation: {
    title: 'Escolha a sua senha',
    password: 'Senha',
    confirmation: 'Confirmar senha',
    send: 'Aceitar o convite',
    sending: 'Aceitando...',
    done: 'Convite aceito. Entre com o seu e-mail e a senha que escolheu.',
  },
} as const

/** /reset-password: the new password, reached by the e-mail's link; without a token there is nothing to do here. */
export default function ResetPasswordPage() {
  const link = useLinkSecret(readLink)
  if (!link) return <Navigate to={paths.forgotPassword} replace />
  return <ResetForm link={link} />
}

function ResetForm({ link }: { link: ResetLink & { isInvitation: boolean } }) {
  const navigate = useNavigate()
  const { onFocus, weakProblem, adviceOn } = useWeakPassword(link.actor)
  const [typed, setTyped] = useState('')
  const { loginPage, forgotPassword, tone } = RECOVERIES[link.actor]
  const texts = TEXTS[link.isInvitation ? 'invitation' : 'reset']

  const { form, problem, isSending, errorOf } = usePublicForm<'password' | 'confirmation'>({
    rules: ({ password, confirmation }) =>
      fieldErrors({
        password:
          passwordProblem(password, 'reset') ?? weakProblem(password, { email: link.email }),
        confirmation: confirmationProblem(password, confirmation, 'reset'),
      }),
    onSend: async ({ password }) => {
      await confirmReset(link, password)
      // All sessions of this person have ended (R18), this browser's too.
      clearSession()
      await navigate(loginPage, { replace: true, state: { message: texts.done } })
    },
    refusalOf: (error) => {
      const { message, atPassword } = resetPasswordProblem(error)
      return atPassword
        ? { fields: { password: message } }
        : { problem: message, focus: 'password' }
    },
  })

  return (
    <AuthLayout
      tone={tone}
      title={texts.title}
      subtitle={
        link.email && (
          <>
            Para a conta <strong>{link.email}</strong>
          </>
        )
      }
      footer={<Link to={loginPage}>Voltar ao login</Link>}
    >
      <form className="auth-form" {...form}>
        {problem && <Notice kind="error">{problem}</Notice>}
        {problem && (
          <p className="auth-subtitle">
            {link.isInvitation ? (
              `O convite vale por ${INVITATION_DAYS} dias e uma só vez. Peça outro a quem convidou você.`
            ) : (
              <>
                O link vale por 15 minutos e uma só vez.{' '}
                <Link to={forgotPassword}>Pedir um novo link</Link>
              </>
            )}
          </p>
        )}
        {/* Lets password managers file the new password under the right account. */}
        <input type="hidden" name="username" autoComplete="username" value={link.email} readOnly />
        <PasswordField
          label={texts.password}
          autoComplete="new-password"
          name="password"
          error={errorOf('password')}
          hint={adviceOn(typed, { email: link.email })}
          onValue={setTyped}
          onFocus={onFocus}
        />
        <PasswordField
          label={texts.confirmation}
          autoComplete="new-password"
          name="confirmation"
          error={errorOf('confirmation')}
        />
        <p className="auth-hint">
          Pelo menos 8 caracteres, com uma letra maiúscula e uma letra minúscula ou um número.
        </p>
        <button className="button button-primary auth-submit" disabled={isSending}>
          {isSending ? texts.sending : texts.send}
        </button>
      </form>
    </AuthLayout>
  )
}
