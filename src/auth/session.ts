import Cookies from 'js-cookie'
import { COOKIE_LIFETIME_SECONDS } from '#domain/limits'
import { forgetSeen } from '../kit/http/seenCaches'
import { readToken } from './readToken'

const TOKEN_COOKIE = 'auth_token'
const KEY_COOKIE = 'medusa_api_key'
const SECONDS_PER_DAY = 86_400
const EMAIL_KEY = 'winex.email'

/** Attributes of both cookies (spec §6, R38). */
function attributes(): Cookies.CookieAttributes {
  return {
    expires: COOKIE_LIFETIME_SECONDS / SECONDS_PER_DAY,
    path: '/',
    sameSite: 'strict',
    secure: window.location.protocol === 'https:',
  }
}

/** Starts a session: the one place where the token is written. */
export function startSession(token: string) {
  Cookies.set(TOKEN_COOKIE, token, attributes())
}

/** Keeps the engine's publishable key, sent with every authenticated call (spec §7). */
export function keepPublishableKey(key: string) {
  Cookies.set(KEY_COOKIE, key, attributes())
}

/** Removes both cookies, and what was kept for reading without a connection. */
export function clearSession() {
  void forgetSeen()
  Cookies.remove(TOKEN_COOKIE, { path: '/' })
  Cookies.remove(KEY_COOKIE, { path: '/' })
}

export const getToken = () => Cookies.get(TOKEN_COOKIE)

/** What the stored token says now. */
export const getSession = () => readToken(getToken())

/** Headers of every authenticated call. */
export function sessionHeaders(): Record<string, string> {
  const token = getToken()
  const key = Cookies.get(KEY_COOKIE)
  return {
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(key ? { 'x-publishable-api-key': key } : {}),
  }
}

/** Remembers, for this tab, who signed in, so that signing in again needs only the password. */
export function rememberEmail(email: string) {
  try {
    sessionStorage.setItem(EMAIL_KEY, email)
  } catch {
    // storage is blocked: the e-mail is typed again
  }
}

export function rememberedEmail(): string {
  try {
    return sessionStorage.getItem(EMAIL_KEY) ?? ''
  } catch {
    return ''
  }
}
