import { cleanLine } from '#domain/text/plainText'
import { NAME_MAX, PASSWORD_MAX } from '#domain/limits'
import { maskCpf } from '#domain/text/masks'
import { siteConfig } from '#domain/site/siteConfig'
import { formatCpf } from '#domain/values/taxId'
import type { Invitation } from '#domain/team/invitationWire'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Notice } from '../../../auth/Notice'
import { PasswordField } from '../../../auth/fields/PasswordField'
import { usePublicForm } from '../../../auth/fields/usePublicForm'
import { deviceHeaders } from '../../../auth/deviceMark'
import { beginSession } from '../../../auth/signIn'
import { TextField } from '../../../auth/fields/TextField'
import { paths } from '../../../paths'
import { useWeakPassword } from '../../../kit/form/useWeakPassword'
import { ApiError } from '../../../kit/http/ApiError'
import { callRoute } from '../../../kit/http/callRoute'
import { explained, serverMessage } from '../../../kit/http/serverMessage'
import { TermsCheckbox } from '../TermsCheckbox'
import { EMPTY_JOIN_TEAM, joinTeamErrors, type JoinTeamForm as Form } from './joinTeamErrors'

/** Name, CPF and password of an invited person; then they are signed in. */
export function JoinTeamForm({ invitation, token }: { invitation: Invitation; token: string }) {
  const navigate = useNavigate()
  const [form, setForm] = useState<Form>({ ...EMPTY_JOIN_TEAM, name: invitation.name ?? '' })
  const { onFocus, weakProblem, adviceOn } = useWeakPassword('seller')
  const owner = { names: [form.name, invitation.seller_name], email: invitation.email }
  const weak = weakProblem(form.password, owner)
  const publicForm = usePublicForm<keyof Form>({
    rules: () => ({ ...(weak ? { password: weak } : {}), ...joinTeamErrors(form) }),
    onSend: async () => {
      const { token: session } = await callRoute('POST /public/team/accept', {
        anonymous: true,
        headers: deviceHeaders(),
        failure: 'Failed to register user',
        body: {
          token,
          name: cleanLine(form.name),
          cpf: formatCpf(form.cpf),
          password: form.password,
          consent: { terms_version: siteConfig.termsVersion },
        },
      })
      await beginSession(session, invitation.email)
      await navigate(paths.portal.root, { replace: true })
    },
    refusalOf: (error) => {
      const words = serverMessage(error, 'Não foi possível aceitar o convite. Tente novamente.')
      return {
        problem: explained(error, words),
        fields: error instanceof ApiError ? error.body.errors : undefined,
      }
    },
  })
  const { problem, isSending, errorOf } = publicForm

  const change = (changes: Partial<Form>) => setForm((now) => ({ ...now, ...changes }))
  const field = (name: 'name' | 'cpf' | 'password' | 'confirmation') => ({
    name,
    value: form[name],
    error: errorOf(name),
    onValue: (typed: string) => change({ [name]: typed }),
  })
  return (
    <form className="auth-form" {...publicForm.form}>
      {problem && <Notice kind="error">{problem}</Notice>}
      <input
        type="hidden"
        name="username"
        autoComplete="username"
        value={invitation.email}
        readOnly
      />
      <TextField label="Nome" autoComplete="name" maxLength={NAME_MAX} {...field('name')} />
      <TextField
        label="CPF"
        inputMode="numeric"
        autoComplete="off"
        mask={maskCpf}
        {...field('cpf')}
      />
      <PasswordField
        label="Senha"
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        hint={adviceOn(form.password, owner)}
        onFocus={onFocus}
        {...field('password')}
      />
      <PasswordField
        label="Confirmar senha"
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        {...field('confirmation')}
      />
      <p className="auth-hint">
        Pelo menos 8 caracteres, com uma letra maiúscula e uma letra minúscula ou um número.
      </p>
      <TermsCheckbox
        checked={form.accept_terms}
        error={errorOf('accept_terms')}
        onChange={(accepted) => change({ accept_terms: accepted })}
      />
      <button className="button button-primary auth-submit" disabled={isSending}>
        {isSending ? 'Entrando...' : 'Aceitar convite'}
      </button>
    </form>
  )
}
