import { useRef } from 'react'
import { isRefused } from './isRefused'
import { newIdempotencyKey } from './newIdempotencyKey'

/**
 * Sends with one Idempotency-Key until the engine has answered: an attempt whose answer was lost acts once, whatever the
 * next one says (R31, R47).
 */
export function useIdempotencyKey() {
  const key = useRef<string>(undefined)
  return async <Answer>(send: (key: string) => Promise<Answer>): Promise<Answer> => {
    key.current ??= newIdempotencyKey()
    try {
      const answer = await send(key.current)
      key.current = undefined
      return answer
    } catch (error) {
      if (isRefused(error)) key.current = undefined
      throw error
    }
  }
}
