import { ApiError } from '../kit/http/ApiError'
import type { SignInActor } from './signIn'

const INVALID: Record<SignInActor, string> = {
  seller: 'E-mail ou senha inválidos',
  user: 'E-mail ou senha invalidos',
}

/** What the sign-in page says about a failure (spec §8 Login). */
export function signInMessage(actor: SignInActor, error: unknown): string {
  const message = error instanceof ApiError ? error.message : ''
  if (message === 'Invalid email or password') return INVALID[actor]
  return message || 'Falha no login'
}
