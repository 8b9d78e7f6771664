import { useEffect, useRef, useState } from 'react'
import { SECOND_FACTOR_CODE_MAX } from '#domain/limits'
import { secondFactorCodeProblem } from '#domain/account/secondFactor'
import { ApiError } from '../../shared/http/ApiError'
import { serverMessage } from '../../shared/http/serverMessage'
import { secondStep } from '../../shared/i18n/catalogue/secondStep'
import { Notice } from '../Notice'
import type { SignInActor } from '../signIn'
import { TextField } from '../fields/TextField'
import { requestSecondStep } from './requestSecondStep'

interface Props {
  actor: SignInActor
  challenge: string
  onToken: (token: string) => Promise<void>
  /** Back to the password; with a sentence when the challenge is worth nothing any more. */
  onBack: (problem?: string) => void
}

const texts = secondStep.second_step

/** The second step of a sign-in: the code of the app or, when the phone is lost, a recovery code. */
export default function SecondStepForm({ actor, challenge, onToken, onBack }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [kind, setKind] = useState<'totp' | 'recovery'>('totp')
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isSubmitting, setSubmitting] = useState(false)
  const text = texts[kind]

  useEffect(() => input.current?.focus(), [kind])

  const refuse = (message: string) => {
    setError(message)
    input.current?.select()
    input.current?.focus()
  }

  const submit = async () => {
    const code = input.current?.value ?? ''
    const wrong = secondFactorCodeProblem(code)
    setProblem(undefined)
    setError(undefined)
    if (wrong) return refuse(wrong)
    setSubmitting(true)
    try {
      await onToken(await requestSecondStep(actor, { challenge, code }))
    } catch (failure) {
      const refused = failure instanceof ApiError ? failure : undefined
      if (refused?.status === 401) onBack(refused.message)
      else if (refused?.body.errors?.code) refuse(refused.body.errors.code)
      else setProblem(serverMessage(failure, texts.failed))
    } finally {
      setSubmitting(false)
    }
  }

  return (
    <form
      className="auth-form"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSubmitting) void submit()
      }}
    >
      <p className="auth-step">{text.text}</p>
      {problem && <Notice kind="error">{problem}</Notice>}
      <TextField
        key={kind}
        ref={input}
        label={text.label}
        name="code"
        type="text"
        inputMode={kind === 'totp' ? 'numeric' : 'text'}
        autoComplete={kind === 'totp' ? 'one-time-code' : 'off'}
        autoCapitalize={kind === 'totp' ? undefined : 'characters'}
        spellCheck={false}
        maxLength={SECOND_FACTOR_CODE_MAX}
        error={error}
      />
      <button className="button button-primary auth-submit" disabled={isSubmitting}>
        {isSubmitting ? texts.submitting : texts.submit}
      </button>
      <p className="auth-others">
        <button
          type="button"
          className="auth-link"
          onClick={() => {
            setError(undefined)
            setKind(kind === 'totp' ? 'recovery' : 'totp')
          }}
        >
          {text.other}
        </button>
        <button type="button" className="auth-link" onClick={() => onBack()}>
          {texts.back}
        </button>
      </p>
    </form>
  )
}
