import { durationInWords } from '#domain/values/duration'
import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** How long ago something was, in words, as of this minute. */
export function useAge(): (at: string) => string {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const look = () => setNow(Date.now())
    const timer = setInterval(look, MINUTE_MS)
    // a page in the background waits
    window.addEventListener('focus', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', look)
    }
  }, [])
  return (at) => durationInWords(Math.max(0, now - Date.parse(at)) / MINUTE_MS)
}
