import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** For a row that a link can lead to by `#id`: it comes into view and has the focus. The row takes it with `tabIndex={-1}`. */
export function useNamedByHash<Row extends HTMLElement>(id: string) {
  const row = useRef<Row>(null)
  const { hash, key } = useLocation()
  const isNamed = hash === `#${encodeURIComponent(id)}`
  useEffect(() => {
    if (!isNamed) return
    row.current?.scrollIntoView({ block: 'center' })
    row.current?.focus({ preventScroll: true })
  }, [isNamed, key])
  return row
}
