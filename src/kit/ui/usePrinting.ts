import { useSyncExternalStore } from 'react'

let isPrinting = false
const waiting = new Set<() => void>()
if (typeof window !== 'undefined') {
  const set = (next: boolean) => {
    isPrinting = next
    for (const tell of waiting) tell()
  }
  window.addEventListener('beforeprint', () => set(true))
  window.addEventListener('afterprint', () => set(false))
}

const subscribe = (tell: () => void) => {
  waiting.add(tell)
  return () => waiting.delete(tell)
}

/** Whether the page is being put on paper: what is folded on the screen is there then. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  )
