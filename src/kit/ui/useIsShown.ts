import { type RefObject, useEffect, useRef } from 'react'

/** Whether the component is still on the page: who went on to another one is not called back by a late answer. */
export function useIsShown(): RefObject<boolean> {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}
