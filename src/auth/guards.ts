import { redirect, replace, type LoaderFunctionArgs } from 'react-router-dom'
import { paths } from '../paths'
import { destinationOf } from './destinationOf'
import { clearSession, getSession } from './session'
import { signInAddress } from './signInAddress'

/*
 * The guards of spec §2 'Route guards' as route loaders: they run before an area is downloaded.
 * They only steer; what a token may do is decided by the server.
 */

/** Clears what is malformed or expired, and what a cookie that ran out has left, and says what is left (spec §4 Session). */
function currentSession() {
  const session = getSession()
  if (session.state !== 'authenticated') clearSession()
  return session
}

const originOf = (request: Request) => {
  const url = new URL(request.url)
  return url.pathname + url.search
}

/** /portal/*: sellers only. */
export function sellerGuard({ request }: LoaderFunctionArgs) {
  const session = currentSession()
  if (session.state !== 'authenticated') {
    return replace(
      signInAddress(paths.login, {
        from: originOf(request),
        reason: session.state === 'expired' ? 'expired' : undefined,
      }),
    )
  }
  if (session.actorType === 'seller') return null
  if (session.actorType === 'user') return redirect(paths.admin.sellers)
  return turnAway()
}

/** /admin/*: staff only; the history entry is replaced and the origin remembered. */
export function adminGuard({ request }: LoaderFunctionArgs) {
  const session = currentSession()
  if (session.state !== 'authenticated') {
    return replace(
      signInAddress(paths.admin.login, {
        from: originOf(request),
        reason: session.state === 'expired' ? 'expired' : undefined,
      }),
    )
  }
  if (session.actorType === 'user') return null
  if (session.actorType === 'seller') return redirect(paths.portal.root)
  return turnAway()
}

/** /login: who is signed in goes to their own area. */
export function sellerSignInGuard() {
  const session = currentSession()
  if (session.state !== 'authenticated') return null
  const home = destinationOf(session.actorType)
  return home ? replace(home) : turnAway()
}

/** /admin/login: who is signed in goes to their own area; other actor types stay here. */
export function adminSignInGuard() {
  const session = currentSession()
  if (session.state !== 'authenticated') return null
  const home = destinationOf(session.actorType)
  if (home) return replace(home)
  clearSession()
  return null
}

/**
 * Another actor type (a customer, say) goes to the staff's sign-in. Its credentials open nothing here,
 * and keeping them would make /login unreachable, so they are cleared.
 */
function turnAway() {
  clearSession()
  return replace(paths.admin.login)
}
