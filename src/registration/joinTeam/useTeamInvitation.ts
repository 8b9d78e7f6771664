import type { Invitation } from '#domain/wire/invitation'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../paths'
import { callRoute } from '../../shared/http/callRoute'
import { ApiError } from '../../shared/http/ApiError'

export type InvitationState =
  | { kind: 'loading' }
  | { kind: 'open'; token: string; invitation: Invitation }
  | { kind: 'gone' }
  | { kind: 'unreachable'; retry: () => void }

/**
 * The invitation of the link `/convite?convite=…`. The token leaves the address at once, so that it reaches neither
 * the history list nor a screenshot; the history entry keeps it, so a reload loses nothing.
 */
export function useTeamInvitation(): InvitationState {
  const [search] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const [token] = useState(() => search.get('convite') ?? fromHistory(location.state))
  const [state, setState] = useState<InvitationState>({ kind: token ? 'loading' : 'gone' })
  const [attempt, setAttempt] = useState(0)
  const isInAddress = search.has('convite')

  useEffect(() => {
    if (token && isInAddress) {
      void navigate(paths.joinTeam, { replace: true, state: { teamInvitation: token } })
    }
  }, [token, isInAddress, navigate])

  useEffect(() => {
    if (!token) return
    const request = new AbortController()
    const open = async () => {
      try {
        const { invitation } = await callRoute('GET /public/invitations/:token', {
          params: { token },
          anonymous: true,
          signal: request.signal,
        })
        // an invitation to found a winery of one's own has its own page
        setState(invitation.seller_name ? { kind: 'open', token, invitation } : { kind: 'gone' })
      } catch (error) {
        if (request.signal.aborted) return
        const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
        const retry = () => {
          setState({ kind: 'loading' })
          setAttempt((count) => count + 1)
        }
        setState(isGone ? { kind: 'gone' } : { kind: 'unreachable', retry })
      }
    }
    void open()
    return () => request.abort()
  }, [token, attempt])

  return state
}

/** Only this page writes such a state (above). */
function fromHistory(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('teamInvitation' in state)) return null
  return String(state.teamInvitation)
}
