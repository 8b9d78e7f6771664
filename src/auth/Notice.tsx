import type { ReactNode } from 'react'

interface Props {
  kind: 'info' | 'error'
  children: ReactNode
}

/** A message above a form. Errors interrupt the screen reader, information waits its turn. */
export function Notice({ kind, children }: Props) {
  return (
    <div className={`auth-notice auth-notice-${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      <span aria-hidden="true">{kind === 'error' ? '!' : 'i'}</span>
      <p>{children}</p>
    </div>
  )
}
