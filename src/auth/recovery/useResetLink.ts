import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../paths'
import { recoveryActor } from './recoveries'
import type { ResetLink } from './requestReset'

/**
 * The link's token and e-mail. They leave the address at once, so that they reach neither the history list,
 * nor a screenshot, nor a Referer; the history entry keeps them, so a reload loses nothing.
 *
 * @returns null without a token
 */
export function useResetLink(): ResetLink | null {
  const [search] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const [link] = useState(() => fromAddress(search) ?? fromHistory(location.state))
  const isInAddress = search.has('token')

  useEffect(() => {
    if (link && isInAddress) {
      void navigate(paths.resetPassword, { replace: true, state: { resetLink: link } })
    }
  }, [link, isInAddress, navigate])
  return link
}

function fromAddress(search: URLSearchParams): ResetLink | null {
  const token = search.get('token')
  if (!token) return null
  return { token, email: search.get('email') ?? '', actor: recoveryActor(search) }
}

/** Only this page writes such a state (above). */
function fromHistory(state: unknown): ResetLink | null {
  if (typeof state !== 'object' || state === null || !('resetLink' in state)) return null
  return state.resetLink as ResetLink
}
