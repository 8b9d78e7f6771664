import { durationInWords } from '#domain/values/duration'
import { useState } from 'react'

/** How long ago something was, in words, as of the moment the page was opened. */
export function useAge(): (at: string) => string {
  const [now] = useState(() => Date.now())
  return (at) => durationInWords(Math.max(0, now - Date.parse(at)) / 60_000)
}
