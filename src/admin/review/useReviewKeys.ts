import { useEvent } from 'ra-core'
import { type RefObject, useEffect } from 'react'

/** Elements in which a letter is typed, or an arrow moves something. */
const TYPED_IN = 'input, textarea, select, [contenteditable="true"], [role="dialog"]'

/**
 * Single keys that act while the focus is within one place and not in a field (WCAG 2.1.4): anywhere else they stay what the
 * browser and screen readers make of them.
 */
export function useReviewKeys(
  within: RefObject<HTMLElement | null>,
  actions: Readonly<Record<string, (() => void) | undefined>>,
) {
  const press = useEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if (event.target instanceof Element && event.target.closest(TYPED_IN)) return
    const act = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const place = within.current
    place?.addEventListener('keydown', press)
    return () => place?.removeEventListener('keydown', press)
  }, [within, press])
}
