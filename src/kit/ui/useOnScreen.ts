import { useEffect, useState } from 'react'

/** Pixels of an element that are on the screen before it counts: its first line. */
const MARGIN = '0px 0px -48px 0px'

/** Whether the beginning of an element is on the screen; where the browser cannot tell, it is. */
export function useOnScreen() {
  const [element, ref] = useState<Element | null>(null)
  const [shown, setShown] = useState<Element | null>(null)
  const canTell = 'IntersectionObserver' in window
  useEffect(() => {
    if (!element || !canTell) return undefined
    const observer = new IntersectionObserver(
      (entries) => setShown(entries.at(-1)?.isIntersecting ? element : null),
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, canTell])
  return { ref, isOnScreen: element !== null && (!canTell || shown === element) }
}
