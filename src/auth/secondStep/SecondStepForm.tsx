import { useEffect, useRef, useState } from 'react'
import { SECOND_FACTOR_CODE_MAX } from '#domain/limits'
import { secondFactorCodeProblem } from '#domain/account/secondFactor'
import { fieldErrors } from '#domain/result'
import { ApiError } from '../../kit/http/ApiError'
import { serverMessage } from '../../kit/http/serverMessage'
import { secondStep } from './secondStepTexts'
import { Notice } from '../Notice'
import type { SignInActor } from '../signIn'
import { TextField } from '../fields/TextField'
import { usePublicForm } from '../fields/usePublicForm'
import { requestSecondStep } from './requestSecondStep'

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
    </form>
  )
}
