import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Whether a dialog is open that a link can lead to opened, and how to open and close it. Closing takes the hash away: a reload
 * does not open it again.
 *
 * @param wanted the address's last part, with '#'
 */
export function useOpenedByHash(
  wanted: string,
): [isOpen: boolean, setOpen: (open: boolean) => void] {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(hash === wanted)
  const [last, setLast] = useState(hash)
  if (hash !== last) {
    setLast(hash)
    if (hash === wanted) setOpen(true)
  }
  return [
    isOpen,
    (open) => {
      setOpen(open)
      if (!open && hash === wanted) void navigate({ hash: '', search }, { replace: true })
    },
  ]
}
