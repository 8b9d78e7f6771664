import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False while React takes over a page that came as finished HTML, true from the render after it, and always true on
 * a page that React renders itself. What the build could not know is shown only when this is true.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
