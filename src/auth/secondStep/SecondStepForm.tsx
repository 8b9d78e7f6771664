import { useEffect, useRef, useState } from 'react'
import { SECOND_FACTOR_CODE_MAX } from '#domain/limits'
import { secondFactorCodeProblem } from '#domain/account/secondFactor'
import { fieldErrors } from '#domain/result'
import { siteConfig } from '#domain/site/siteConfig'
import { ApiError } from '../../kit/http/ApiError'
import { serverMessage } from '../../kit/http/serverMessage'
import { Notice } from '../Notice'
import type { SignInActor } from '../signIn'
import { TextField } from '../fields/TextField'
import { usePublicForm } from '../fields/usePublicForm'
import type { SecondStepRequest } from '#domain/account/authWire'
import { callRoute } from '../../kit/http/callRoute'
import { deviceHeaders } from '../deviceMark'

/** Texts of the second step of a sign-in. A file of its own: it is downloaded by those who have a second factor. */
const secondStep = {
  second_step: {
    totp: {
      text: 'Abra o aplicativo autenticador no seu celular e digite o código da winex.',
      label: 'Código de 6 números',
      other: 'Perdi o aparelho: usar um código de recuperação',
    },
    recovery: {
      text: 'Digite um dos códigos de recuperação que você guardou. Cada um vale uma vez.',
      label: 'Código de recuperação',
      other: 'Usar o código do aplicativo',
    },
    submit: 'Confirmar',
    submitting: 'Confirmando...',
    back: 'Voltar e digitar a senha de novo',
    withoutCodes: 'Sem o aparelho e sem os códigos?',
    failed: 'Não foi possível confirmar o código. Tente novamente.',
  },
}

interface Props {
  actor: SignInActor
  challenge: string
  onToken: (token: string) => Promise<void>
  /** Back to the password; with a sentence when the challenge is worth nothing any more. */
  onBack: (problem?: string) => void
}

type Kind = 'totp' | 'recovery'

const texts = secondStep.second_step

/** The second step of a sign-in: the code of the app or, when the phone is lost, a recovery code. */
export default function SecondStepForm(props: Props) {
  const [kind, setKind] = useState<Kind>('totp')
  const other = kind === 'totp' ? 'recovery' : 'totp'
  return <CodeForm key={kind} {...props} kind={kind} onOther={() => setKind(other)} />
}

interface CodeProps extends Props {
  kind: Kind
  onOther: () => void
}

function CodeForm({ actor, challenge, kind, onToken, onBack, onOther }: CodeProps) {
  const input = useRef<HTMLInputElement>(null)
  const text = texts[kind]
  const { form, problem, isSending, errorOf } = usePublicForm<'code'>({
    rules: ({ code }) => fieldErrors({ code: secondFactorCodeProblem(code) }),
    onSend: async ({ code }) => onToken(await requestSecondStep(actor, { challenge, code })),
    refusalOf: (error) => {
      if (error instanceof ApiError && error.status === 401) onBack(error.message)
      const code = error instanceof ApiError && error.body.errors?.code
      if (!code) return { problem: serverMessage(error, texts.failed) }
      input.current?.select()
      return { fields: { code } }
    },
  })
  useEffect(() => input.current?.focus(), [])

  return (
    <form className="auth-form" {...form}>
      <p className="auth-step">{text.text}</p>
      {problem && <Notice kind="error">{problem}</Notice>}
      <TextField
        ref={input}
        label={text.label}
        name="code"
        type="text"
        inputMode={kind === 'totp' ? 'numeric' : 'text'}
        autoComplete={kind === 'totp' ? 'one-time-code' : 'off'}
        autoCapitalize={kind === 'totp' ? undefined : 'characters'}
        spellCheck={false}
        maxLength={SECOND_FACTOR_CODE_MAX}
        error={errorOf('code')}
      />
      <button className="button button-primary auth-submit" disabled={isSending}>
        {isSending ? texts.submitting : texts.submit}
      </button>
      <p className="auth-others">
        <button type="button" className="auth-link" onClick={onOther}>
          {text.other}
        </button>
        <button type="button" className="auth-link" onClick={() => onBack()}>
          {texts.back}
        </button>
      </p>
      {kind === 'recovery' && (
        <p className="auth-hint">
          {texts.withoutCodes}{' '}
          <a href={`mailto:${siteConfig.email}`}>Escreva para {siteConfig.email}</a>.
        </p>
      )}
    </form>
  )
}

/** Answers the challenge of a sign-in with a code. Returns the token; throws ApiError. */
async function requestSecondStep(actor: SignInActor, body: SecondStepRequest): Promise<string> {
  const { token } = await callRoute(`POST /auth/${actor}/second-factor`, {
    body,
    headers: deviceHeaders(),
    anonymous: true,
  })
  return token
}
