import { useEffect, useRef, type ReactNode } from 'react'

interface Props {
  kind: 'info' | 'error'
  children: ReactNode
}

/**
 * A message above a form. Errors interrupt the screen reader, come into view and take the focus, which the disabled
 * button of the form has lost; information waits its turn.
 */
export function Notice({ kind, children }: Props) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (kind !== 'error') return
    element.current?.scrollIntoView({ block: 'center' })
    // A field that the form has chosen to be corrected keeps the focus.
    const isInField = document.activeElement?.matches('input, select, textarea')
    if (!isInField) element.current?.focus({ preventScroll: true })
  }, [kind])
  return (
    <div
      ref={element}
      tabIndex={kind === 'error' ? -1 : undefined}
      className={`auth-notice auth-notice-${kind}`}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      <span aria-hidden="true">{kind === 'error' ? '!' : 'i'}</span>
      <p>{children}</p>
    </div>
  )
}
