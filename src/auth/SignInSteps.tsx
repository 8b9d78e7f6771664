import { useState, type ReactNode } from 'react'
import { ApiError } from '../kit/http/ApiError'
import { shell } from '../kit/shell/shellTexts'
import { requestSignIn, type Credentials, type SignInActor } from './signIn'
import { SignInForm } from './SignInForm'

/** Code that cannot come, as there is no connection or the site was updated, is told as a refusal: the page stays. */
const loadSecondStep = () =>
  import('./secondStep/SecondStepForm').catch(() => {
    throw new ApiError(shell.shell.not_opened, 0)
  })

interface Props {
  actor: SignInActor
  /** Filled in when the person is known already. */
  email?: string
  /** Carries on with the token of a complete sign-in. */
  onToken: (token: string, email: string) => Promise<void>
  /** Shown at the end of the first form. */
  children?: ReactNode
}

/** E-mail and password, and for those who have a second factor its code. Few do, so its form is fetched when needed. */
export function SignInSteps({ actor, email = '', onToken, children }: Props) {
  const [step, setStep] = useState<{
    Form: Awaited<ReturnType<typeof loadSecondStep>>['default']
    challenge: string
    email: string
  }>()
  const [returned, setReturned] = useState<{ email: string; problem?: string | undefined }>()

  const submit = async (credentials: Credentials) => {
    const answer = await requestSignIn(actor, credentials)
    const typed = credentials.email.trim()
    if ('token' in answer) await onToken(answer.token, typed)
    else {
      const { default: Form } = await loadSecondStep()
      setStep({ Form, challenge: answer.challenge, email: typed })
    }
  }

  if (step) {
    return (
      <step.Form
        actor={actor}
        challenge={step.challenge}
        onToken={(token) => onToken(token, step.email)}
        onBack={(problem) => {
          setReturned({ email: step.email, problem })
          setStep(undefined)
        }}
      />
    )
  }
  return (
    <SignInForm
      actor={actor}
      email={returned?.email ?? email}
      returned={returned}
      onSubmit={submit}
    >
      {children}
    </SignInForm>
  )
}
