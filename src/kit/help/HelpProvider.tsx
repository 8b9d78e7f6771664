import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react'
import { isHelpKeyOn } from './helpKey'
import { lazyDialog } from '../ui/lazyDialog'

const HelpDialog = lazyDialog(() => import('./HelpDialog'))

/** Elements in which a question mark is typed, and dialogs, which have keys of their own. */
const TYPED_IN = 'input, textarea, select, [contenteditable="true"], [role="dialog"]'

const HelpContext = createContext<(() => void) | null>(null)

/** Opens the help of the page; null outside of the areas, where there is none. */
export const useHelp = (): (() => void) | null => useContext(HelpContext)

/** Gives an area its help: a question mark or a button opens it. */
export function HelpProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.defaultPrevented || !isHelpKeyOn()) return
      if (event.target instanceof Element && event.target.closest(TYPED_IN)) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [open])
  return (
    <HelpContext value={open}>
      {children}
      {isOpen && <HelpDialog onClose={() => setOpen(false)} />}
    </HelpContext>
  )
}
