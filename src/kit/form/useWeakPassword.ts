import { passwordProblem } from '#domain/account/password'
import { weakPasswordProblem, type Guesses, type PasswordOwner } from '#domain/account/weakPassword'
import { useState } from 'react'

/**
 * Says of a new password that it is easy to guess, as the server will. The lists for that are fetched when the field
 * gets the focus (`onFocus`), and nowhere else; until they are there, or when they cannot be had, the server alone says so.
 */
export function useWeakPassword(): {
  onFocus: () => void
  /** Null also for a password that breaks the rule of registration, which has its own messages. */
  weakProblem: (password: string, owner: PasswordOwner) => string | null
} {
  const [guesses, setGuesses] = useState<Guesses | null>(null)
  return {
    onFocus: () => {
      if (guesses) return
      loadGuesses().then(
        (loaded) => setGuesses(() => loaded),
        () => undefined,
      )
    },
    weakProblem: (password, owner) =>
      guesses && passwordProblem(password) === null
        ? weakPasswordProblem(password, owner, guesses)
        : null,
  }
}

/** The lists, read while the person is not typing. */
async function loadGuesses(): Promise<Guesses> {
  const { passwordGuesses } = await import('#domain/account/passwordGuesses')
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve)
  })
  passwordGuesses('', [])
  return passwordGuesses
}
