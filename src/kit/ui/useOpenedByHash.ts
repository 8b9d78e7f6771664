import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useIsShown } from './useIsShown'

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
  const isShown = useIsShown()
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
      // an answer that closes the dialog after the page was left calls nobody back to it
      if (!open && hash === wanted && isShown.current)
        void navigate({ hash: '', search }, { replace: true })
    },
  ]
}
