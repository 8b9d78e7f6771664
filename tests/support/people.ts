import { demoAccounts } from '../../ops/demo/demoAccounts'
import { call } from './http'

export type Actor = 'user' | 'seller'

const tokens = new Map<string, Promise<string>>()

/** A token for this e-mail; one sign-in per test file, however often it is asked for. */
function signIn(actor: Actor, email: string, password: string): Promise<string> {
  const key = `${actor} ${email} ${password}`
  const known = tokens.get(key) ?? askForToken(actor, email, password)
  tokens.set(key, known)
  return known
}

/** The next token of each person is of a new sign-in. */
export const forgetTokens = (): void => tokens.clear()

/** A new session of this person, and its token. */
export async function askForToken(actor: Actor, email: string, password: string): Promise<string> {
  const answer = await call<{ token?: string }>(`/auth/${actor}/emailpass`, {
    body: { email, password },
  })
  if (!answer.body.token) throw new Error(`${email} could not sign in: ${answer.text}`)
  return answer.body.token
}

const account = (part: string) => {
  const found = demoAccounts.find((one) => one.description.includes(part))
  if (!found) throw new Error(`The demo has no account described as '${part}'`)
  return found
}

/** The demo's people by what they are (issue: demo data). */
export const people = {
  staff: account('equipe'),
  signedSeller: account('contrato assinado'),
  unsignedSeller: account('contrato por assinar'),
  pendingSeller: account('em análise'),
  inactiveSeller: account('desativado'),
}

export type Person = keyof typeof people

/** A token of one of the demo's people. */
export function tokenOf(person: Person): Promise<string> {
  const { email, password } = people[person]
  return signIn(person === 'staff' ? 'user' : 'seller', email, password)
}
