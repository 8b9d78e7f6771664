import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../paths'
import { calls } from '../kit/http/callsTexts'
import { useHydrated } from '../kit/ui/useHydrated'
import { destinationOf } from './destinationOf'
import { beginSession } from './signIn'

/** What both sign-in pages do: the message that came along, and where to go afterwards (spec §4). */
export function useSignInPage() {
  const navigate = useNavigate()
  const location = useLocation()
  const [search] = useSearchParams()
  const isHydrated = useHydrated()

  const enter = async (token: string, email: string) => {
    const actorType = await beginSession(token, email)
    const destination = destinationOf(actorType, search.get('from'))
    await navigate(destination ?? paths.login, { replace: true })
  }

  const message = messageOf(location.state) ?? reasonOf(search.get('reason'))
  return { enter, message: isHydrated ? message : undefined }
}

/** Only navigation of our own pages can set the state, so its text may be shown (as text). */
function messageOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('message' in state)) return undefined
  return typeof state.message === 'string' ? state.message : undefined
}

/** The address may come from anyone: it holds a word, never the message itself. */
const reasonOf = (reason: string | null) => (reason === 'expired' ? calls.token_expired : undefined)
