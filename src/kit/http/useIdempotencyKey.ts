import { useRef } from 'react'
import { isRefused } from './isRefused'
import { newIdempotencyKey } from './newIdempotencyKey'

/**
 * Sends with one Idempotency-Key until the engine has answered: an attempt whose answer was lost acts once, whatever the
 * next one says (R31, R47).
 * `of` is how many of what is made there were: once the page shows another number the next one is meant.
 */
export function useIdempotencyKey() {
  const key = useRef<{ value: string; of?: number }>(undefined)
  return async <Answer>(send: (key: string) => Promise<Answer>, of?: number): Promise<Answer> => {
    if (key.current?.of !== of) key.current = undefined
    key.current ??= { value: newIdempotencyKey(), of }
    try {
      const answer = await send(key.current.value)
      key.current = undefined
      return answer
    } catch (error) {
      if (isRefused(error)) key.current = undefined
      throw error
    }
  }
}
