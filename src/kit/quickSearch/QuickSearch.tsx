import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import type { QuickSearchProps } from './QuickSearchBox'
import { lazyDialog } from '../ui/lazyDialog'

const QuickSearchDialog = lazyDialog(() => import('./QuickSearchDialog'))

const isShortcut = ({ altKey, ctrlKey, key, metaKey, shiftKey }: KeyboardEvent): boolean =>
  ctrlKey !== metaKey && !altKey && !shiftKey && key.toLowerCase() === 'k'

/** The button in an area's bar, and Ctrl+K or Cmd+K: opens the search over everything. */
export function QuickSearch(props: Omit<QuickSearchProps, 'onClose'>) {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      // the browser's own search
      event.preventDefault()
      // another dialog waits for its answer
      if (document.querySelector('[aria-modal="true"]')) return
      setIsOpen(true)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  const name = translate('quick_search.open')
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={name}
        title={name}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L20 20" />
        </svg>
      </button>
      {isOpen && <QuickSearchDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}
