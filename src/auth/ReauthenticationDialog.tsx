import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { paths } from '../paths'
import { Notice } from './Notice'
import {
  clearOwnSession,
  getLostSession,
  hostReauthentication,
  isSamePerson,
  settle,
  subscribeLostSession,
} from './reauthentication'
import { endOnServer } from './endOnServer'
import { sessionHeaders } from './session'
import { destinationOf } from './destinationOf'
import { beginSession, type SignInActor } from './signIn'
import { signInAddress } from './signInAddress'
import { SignInSteps } from './SignInSteps'
import './auth.css'

interface Props {
  actor: SignInActor
  /** Of the person whose page is open, when it is known. */
  email?: string
}

/**
 * Asks for the password over the open page when the session ends during work, and before what only a fresh one may do.
 * The page stays mounted, so everything typed is still there, and the call that failed is repeated.
 */
export function ReauthenticationDialog({ actor, email }: Props) {
  const lost = useSyncExternalStore(subscribeLostSession, getLostSession, () => undefined)
  const dialog = useRef<HTMLDialogElement>(null)
  const known = email ?? lost?.email ?? ''
  useEffect(hostReauthentication, [])
  const show = useCallback(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    // A modal dialog focuses its first field; only the password is missing.
    if (known) dialog.current?.querySelector<HTMLInputElement>('[type=password]')?.focus()
  }, [known])
  useEffect(() => {
    if (lost) show()
  }, [lost, show])
  if (!lost) return null

  const enter = async (token: string, typedEmail: string) => {
    const same = isSamePerson(token)
    const before = sessionHeaders()
    const actorType = await beginSession(token, typedEmail)
    if (same && actorType === actor) {
      endOnServer(actor, before)
      settle(true)
      return
    }
    // Somebody else: what is on the screen is not theirs, so they begin on a fresh page.
    window.location.assign(destinationOf(actorType) ?? paths.login)
  }

  const leave = () => {
    if (lost.isStepUp) return settle(false)
    // one that has begun since
    clearOwnSession()
    const page = actor === 'seller' ? paths.login : paths.admin.login
    const from = window.location.pathname + window.location.search
    window.location.assign(signInAddress(page, { from }))
  }

  // beside the page and not in it: an open dialog of MUI hides the page, with what is in it, from screen readers
  return createPortal(
    <dialog
      ref={dialog}
      className="auth-dialog"
      aria-labelledby="reauthentication-title"
      onCancel={(event) => {
        event.preventDefault()
        if (lost.isStepUp) leave()
      }}
      // browsers close it at a repeated Esc all the same, and the calls would wait for ever
      onClose={() => getLostSession() && show()}
    >
      <h2 id="reauthentication-title">
        {lost.isStepUp ? 'Confirme que é você' : 'Entre de novo para continuar'}
      </h2>
      {lost.message && <Notice kind="info">{lost.message}</Notice>}
      <p className="auth-subtitle">
        {lost.isStepUp
          ? 'Isto mexe em pessoas, senhas ou dinheiro, por isso pedimos a senha de novo.'
          : 'Sua sessão terminou.'}{' '}
        O que você digitou nesta página continua aqui.
      </p>
      <SignInSteps actor={actor} email={known} onToken={enter}>
        <p className="auth-aside">
          <button type="button" className="auth-link" onClick={leave}>
            {lost.isStepUp ? 'Cancelar' : 'Sair e ir para a página de login'}
          </button>
        </p>
      </SignInSteps>
    </dialog>,
    document.body,
  )
}
