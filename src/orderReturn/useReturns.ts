import type { BuyerReturns } from '#domain/wire/orderReturn'
import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '../shared/http/ApiError'
import { callRoute } from '../shared/http/callRoute'

export type ReturnsState =
  | { kind: 'loading' }
  | { kind: 'open'; returns: BuyerReturns }
  | { kind: 'gone' }
  | { kind: 'unreachable'; retry: () => void }

/** The order that the link of a mail leads to, as the engine knows it. */
export function useReturns(
  token: string,
): [state: ReturnsState, keep: (answer: BuyerReturns) => void] {
  const [state, setState] = useState<ReturnsState>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const keep = useCallback((returns: BuyerReturns) => setState({ kind: 'open', returns }), [])
  useEffect(() => {
    const request = new AbortController()
    const ask = async () => {
      try {
        keep(
          await callRoute('GET /store/returns/:token', {
            params: { token },
            anonymous: true,
            signal: request.signal,
          }),
        )
      } catch (error) {
        if (request.signal.aborted) return
        const isGone = error instanceof ApiError && error.status === 404
        const retry = () => {
          setState({ kind: 'loading' })
          setAttempt((count) => count + 1)
        }
        setState(isGone ? { kind: 'gone' } : { kind: 'unreachable', retry })
      }
    }
    void ask()
    return () => request.abort()
  }, [token, attempt, keep])
  return [state, keep]
}
