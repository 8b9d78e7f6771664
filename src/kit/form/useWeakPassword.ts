import { passwordProblem } from '#domain/account/password'
import {
  refusedPasswordProblem,
  weakPasswordProblem,
  type PasswordLists,
  type PasswordOwner,
} from '#domain/account/weakPassword'
import { useState } from 'react'

/**
 * Says of a new password what the server will refuse, and, as advice, that it is easy to guess. The lists for that are
 * fetched when the field gets the focus (`onFocus`), and nowhere else; until they are there, or when they cannot be had, the
 * server alone says so.
 */
export function useWeakPassword(actor: 'seller' | 'user'): {
  onFocus: () => void
  /** Null also for a password that breaks the rule of registration, which has its own messages. */
  weakProblem: (password: string, owner: PasswordOwner) => string | null
  /** Of a password that is taken, all the same. */
  adviceOn: (password: string, owner: PasswordOwner) => string | undefined
} {
  const [lists, setLists] = useState<PasswordLists | null>(null)
  const weakProblem = (password: string, owner: PasswordOwner) =>
    lists && passwordProblem(password) === null
      ? refusedPasswordProblem(actor, password, owner, lists)
      : null
  return {
    onFocus: () => {
      if (lists) return
      loadLists().then(setLists, () => undefined)
    },
    weakProblem,
    adviceOn: (password, owner) =>
      lists && passwordProblem(password) === null && weakProblem(password, owner) === null
        ? (weakPasswordProblem(password, owner, lists.guesses) ?? undefined)
        : undefined,
  }
}

/** The lists, read while the person is not typing. */
async function loadLists(): Promise<PasswordLists> {
  const [{ passwordGuesses }, { COMMON_PASSWORDS }] = await Promise.all([
    import('#domain/account/passwordGuesses'),
    import('#domain/account/commonPasswords'),
  ])
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve)
  })
  passwordGuesses('', [])
  return { guesses: passwordGuesses, common: COMMON_PASSWORDS }
}
