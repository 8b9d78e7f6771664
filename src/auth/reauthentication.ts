import type { ApiSession } from '../kit/http/apiClient'
import { backgroundHeaders } from '../kit/http/userActivity'
import { actorIdOf, readToken } from './readToken'
import {
  clearSession,
  getSession,
  getToken,
  rememberedEmail,
  sessionHeaders,
  startSession,
} from './session'

/** The page waits for the same person: their session ended, or is too old for what they are about to do. */
export interface LostSession {
  /** Why, in the words of spec §8. */
  message: string
  email: string
  isStepUp: boolean
}

let lost: LostSession | undefined
let waiting: ((sameUser: boolean) => void)[] = []
const listeners = new Set<() => void>()
/** Whether a page that can ask for the password is on the screen. */
let hosts = 0
/** Whose page is open: another person must not carry on with this one's form. */
let pageActorId: string | undefined

export const getLostSession = () => lost

export function subscribeLostSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function publish(next: LostSession | undefined) {
  lost = next
  for (const listener of listeners) listener()
}

/** Told by the dialog that it is mounted; without it a lost session is refused at once. */
export function hostReauthentication(): () => void {
  hosts += 1
  pageActorId = actorIdOf(getToken())
  window.addEventListener('focus', noticeOtherTabs)
  return () => {
    hosts -= 1
    window.removeEventListener('focus', noticeOtherTabs)
    if (hosts === 0 && lost) settle(false)
  }
}

/** The cookie is shared with other tabs: the same person may be back, or another one may have come. */
function noticeOtherTabs() {
  const token = getToken()
  if (isSomebodyElse(token)) window.location.reload()
  else if (token && isSamePerson(token) && lost && !lost.isStepUp) settle(true)
}

/**
 * Clears the session and asks for the password over the open page. All calls that fail meanwhile
 * wait for the same answer, and one whose refusal comes only after that asks nothing. The session of somebody else, who has
 * signed in in another window, goes on: this page is loaded again when it gets the focus.
 *
 * @param refused the Authorization header that was refused, '' when there was none
 * @returns true when the same person is signed in again, false when they gave up
 */
export function reauthenticate(message: string, refused?: string): Promise<boolean> {
  if (hosts > 0 && refused !== undefined && isBackSince(refused)) return Promise.resolve(true)
  clearOwnSession()
  return ask({ message, email: rememberedEmail(), isStepUp: false })
}

function ask(next: LostSession): Promise<boolean> {
  if (hosts === 0) return Promise.resolve(false)
  return new Promise((resolve) => {
    waiting.push(resolve)
    // a session that has ended asks in the place of one that was only too old; the new one answers both
    if (!lost || (lost.isStepUp && !next.isStepUp)) publish(next)
  })
}

/** Whether the same person has signed in since a call was sent with this header. */
function isBackSince(refused: string): boolean {
  const token = getToken()
  return token !== undefined && refused !== `Bearer ${token}` && isSamePerson(token)
}

/** Whether another person than the one whose page is open is signed in with this token. */
const isSomebodyElse = (token: string | undefined): boolean =>
  hosts > 0 &&
  token !== undefined &&
  readToken(token).state === 'authenticated' &&
  !isSamePerson(token)

/** Ends the session of whose page is open, in this browser; somebody else's goes on. Says whether it did. */
export function clearOwnSession(): boolean {
  if (isSomebodyElse(getToken())) return false
  clearSession()
  return true
}

/** Whether `token` belongs to the person whose page is open. */
export function isSamePerson(token: string): boolean {
  if (readToken(token).state !== 'authenticated') return false
  return pageActorId === undefined || actorIdOf(token) === pageActorId
}

/** Goes on with the token that takes the place of one that has ended; calls that were refused meanwhile are repeated. */
export function renewSession(token: string) {
  startSession(token)
  if (lost) settle(true)
}

/** Ends the waiting: the calls are repeated (true) or fail with their message (false). */
export function settle(sameUser: boolean) {
  const resolvers = waiting
  waiting = []
  publish(undefined)
  for (const resolve of resolvers) resolve(sameUser)
}

/** The session as the HTTP client sees it. */
export const apiSession: ApiSession = {
  headers: () => ({ ...sessionHeaders(), ...backgroundHeaders() }),
  isOver: () => getSession().state === 'expired' || isSomebodyElse(getToken()),
  onUnauthorized: reauthenticate,
  onStepUp: () => ask({ message: '', email: rememberedEmail(), isStepUp: true }),
}
