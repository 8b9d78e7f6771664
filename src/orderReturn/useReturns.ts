import type { BuyerReturns } from '#domain/wire/orderReturn'
import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '../shared/http/ApiError'
import { callRoute } from '../shared/http/callRoute'

export type ReturnsState =
  | { kind: 'loading' }
  | { kind: 'open'; returns: BuyerReturns }
  | { kind: 'gone' }
  | { kind: 'unreachable'; retry: () => void }

interface OpenedReturns {
  state: ReturnsState
  keep: (answer: BuyerReturns) => void
  /** Asks for what is true now; when no answer comes, what was known stays. */
  reread: () => Promise<void>
}

/** The order that the link of a mail leads to, as the engine knows it. */
export function useReturns(token: string): OpenedReturns {
  const [state, setState] = useState<ReturnsState>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const keep = useCallback((returns: BuyerReturns) => setState({ kind: 'open', returns }), [])
  useEffect(() => {
    const request = new AbortController()
    const ask = async () => {
      try {
        keep(await findReturns(token, request.signal))
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
  const reread = async () => {
    const returns = await findReturns(token).catch(() => null)
    if (returns) keep(returns)
  }
  return { state, keep, reread }
}

/** Throws ApiError. */
const findReturns = (token: string, signal?: AbortSignal): Promise<BuyerReturns> =>
  callRoute('GET /store/returns/:token', {
    params: { token },
    anonymous: true,
    ...(signal && { signal }),
  })
