import { useEffect, useRef } from 'react'

/**
 * For a line that is pushed sideways on a phone: what is chosen in it is brought to its middle, at first and when another is
 * chosen. The line itself must be positioned, as places are measured from it.
 *
 * @param selector finds what is chosen within the line
 * @param chosen its name; a change of it moves the line
 */
export function useChosenInView(selector: string, chosen: string) {
  const line = useRef<HTMLElement>(null)
  useEffect(() => {
    const one = line.current?.querySelector<HTMLElement>(selector)
    if (!line.current || !one) return
    line.current.scrollLeft = one.offsetLeft - (line.current.clientWidth - one.offsetWidth) / 2
  }, [selector, chosen])
  return line
}
