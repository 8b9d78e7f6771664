import type { PublicContractResponse } from '#domain/wire/contract'
import { useEffect, useState } from 'react'
import { callRoute } from '../shared/http/callRoute'
import { ApiError } from '../shared/http/ApiError'

export type SignatureState =
  | { kind: 'loading' }
  | { kind: 'found'; contract: PublicContractResponse['contract'] }
  | { kind: 'unknown' }
  | { kind: 'unreachable'; retry: () => void }

/** The signature with this hash, as the engine knows it. */
export function useSignature(hash: string): SignatureState {
  const [state, setState] = useState<SignatureState>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const request = new AbortController()
    const ask = async () => {
      try {
        const { contract } = await callRoute('GET /public/contracts/:sha256', {
          params: { sha256: hash },
          anonymous: true,
          signal: request.signal,
        })
        setState({ kind: 'found', contract })
      } catch (error) {
        if (request.signal.aborted) return
        const isUnknown = error instanceof ApiError && error.status === 404
        const retry = () => {
          setState({ kind: 'loading' })
          setAttempt((count) => count + 1)
        }
        setState(isUnknown ? { kind: 'unknown' } : { kind: 'unreachable', retry })
      }
    }
    void ask()
    return () => request.abort()
  }, [hash, attempt])
  return state
}
