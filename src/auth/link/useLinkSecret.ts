import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/**
 * What the link of a mail carries. It leaves the address at once, so that it reaches neither the history list, nor a
 * screenshot, nor a Referer; the history entry keeps it, so a reload loses nothing.
 *
 * @param read of the address; null when it carries nothing
 */
export function useLinkSecret<Secret>(read: (search: URLSearchParams) => Secret | null) {
  const [search] = useSearchParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const [inAddress] = useState(() => read(search))
  const [kept] = useState(() => (state as { link?: Secret } | null)?.link ?? null)
  useEffect(() => {
    if (inAddress) void navigate(pathname, { replace: true, state: { link: inAddress } })
  }, [inAddress, pathname, navigate])
  return inAddress ?? kept
}
