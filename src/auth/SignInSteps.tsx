import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { shell } from '../kit/shell/shellTexts'
import { lazyComponent } from '../kit/ui/lazyComponent'
import { requestSignIn, type Credentials, type SignInActor } from './signIn'
import { SignInForm } from './SignInForm'

const SecondStepForm = lazyComponent(
  () => import('./secondStep/SecondStepForm'),
  <p role="status">{shell.shell.state.loading}</p>,
  BackToPassword,
)

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
  const [step, setStep] = useState<{ challenge: string; email: string }>()
  const [returned, setReturned] = useState<{ email: string; problem?: string | undefined }>()

  const submit = async (credentials: Credentials) => {
    const answer = await requestSignIn(actor, credentials)
    const typed = credentials.email.trim()
    if ('token' in answer) await onToken(answer.token, typed)
    else setStep({ challenge: answer.challenge, email: typed })
  }

  if (step) {
    return (
      <SecondStepForm
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

/** The code of the second form cannot come. */
function BackToPassword({ onBack }: { onBack: (problem: string) => void }) {
  const goBack = useEffectEvent(onBack)
  useEffect(() => goBack(shell.shell.not_opened), [])
  return null
}
