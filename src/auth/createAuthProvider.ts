import type { AuthProvider } from 'react-admin'
import { connectSession, type OfflineResponses } from '../kit/http/apiClient'
import { ApiError } from '../kit/http/ApiError'
import { watchActivity } from '../kit/http/userActivity'
import { calls } from '../kit/http/callsTexts'
import { paths } from '../paths'
import { endOnServer } from './endOnServer'
import { apiSession, clearOwnSession, reauthenticate } from './reauthentication'
import { getSession, sessionHeaders } from './session'
import type { SignInActor } from './signIn'

/** After the question about unsaved changes, which holds all timers up, a page that is left is gone. */
const STAYED_MS = 5_000

interface Area {
  actorType: 'seller' | 'user'
  signInPage: string
  /** Of the area; it can be opened without a connection when its sign-in page cannot. */
  home: string
  /** Lets the server look at the session now and then; nobody waits for it. */
  checkSession?: () => void
  /** What can be read without a connection. */
  seen?: OfflineResponses | undefined
}

/**
 * react-admin's view of the session, per area. The route guards have already steered by actor type;
 * here calls get their token, and a session that ends during work asks for the password over the page, and only giving up logs out.
 */
export function createAuthProvider(area: Area): AuthProvider {
  connectSession({ ...apiSession, seen: area.seen })
  watchActivity()
  let isLeaving = false
  return {
    // The sign-in pages of the site sign in, not react-admin's.
    login: () => Promise.reject(new Error('signs in on its own page')),
    checkAuth: async () => {
      if (isLeaving) return new Promise(() => undefined)
      const session = getSession()
      if (session.state === 'authenticated') {
        if (session.actorType === area.actorType) return area.checkSession?.()
        // signed in for the other area in another window: the guards lead on, and nobody's session ends
        window.location.reload()
        return new Promise(() => undefined)
      } else if (await reauthenticate(calls.token_expired)) {
        return
      }
      throw new ApiError(calls.token_expired, 401)
    },
    // A 401 reaches react-admin only after the user gave up signing in again.
    checkError: (error: unknown) =>
      error instanceof ApiError && error.status === 401 ? Promise.reject(error) : Promise.resolve(),
    // The page is left by a full load: within it react-admin would sign out and navigate again, for seconds, until the
    // sign-in page is there. Nothing of the person stays in memory either.
    logout: () => {
      if (isLeaving) return new Promise(() => undefined)
      isLeaving = true
      signOut(area.actorType)
      window.addEventListener('pageshow', ({ persisted }) => {
        // brought back by 'Back': it shows what it showed
        if (persisted) window.location.reload()
      })
      // Who keeps unsaved changes stays on the page, without a session: the next call asks for the password over it.
      window.addEventListener(
        'beforeunload',
        (event) => {
          if (event.defaultPrevented) setTimeout(() => (isLeaving = false), STAYED_MS)
        },
        { once: true },
      )
      const page = navigator.onLine ? area.signInPage : area.home
      return Promise.resolve(new URL(page, window.location.origin).href)
    },
    getPermissions: () => Promise.resolve(area.actorType),
  }
}

export const signInPages = { seller: paths.login, user: paths.admin.login }

/**
 * Ends the session here at once, and on the server as soon as it hears of it. Nobody waits for the server: without a
 * connection one signs out of this device all the same. Somebody else's, who has signed in in another window, goes on.
 */
export function signOut(actor: SignInActor) {
  const headers = sessionHeaders()
  if (clearOwnSession()) endOnServer(actor, headers)
}
