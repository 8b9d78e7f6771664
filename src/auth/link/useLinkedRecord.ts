import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '../../kit/http/ApiError'

export type LinkedRecord<Found> =
  | { kind: 'loading' }
  | { kind: 'gone' }
  | { kind: 'open'; found: Found }
  | { kind: 'unreachable'; retry: () => void }

/** Throws ApiError; 404 and 400 mean that the link is worth nothing, or nothing any more. */
type Find<Found> = (secret: string, signal?: AbortSignal) => Promise<Found>

/**
 * The record that a link from a mail or a document opens, without a session.
 *
 * @param secret what the link carries; null when it carries nothing
 * @param find the same function at every call
 */
export function useLinkedRecord<Found>(secret: string | null, find: Find<Found>) {
  const [record, setRecord] = useState<LinkedRecord<Found>>({ kind: secret ? 'loading' : 'gone' })
  const [attempt, setAttempt] = useState(0)
  const keep = useCallback((found: Found) => setRecord({ kind: 'open', found }), [])
  useEffect(() => {
    if (!secret) return
    const request = new AbortController()
    const fail = (error: unknown) => {
      if (request.signal.aborted) return
      const isGone = error instanceof ApiError && [400, 404].includes(error.status)
      const retry = () => {
        setRecord({ kind: 'loading' })
        setAttempt((count) => count + 1)
      }
      setRecord(isGone ? { kind: 'gone' } : { kind: 'unreachable', retry })
    }
    find(secret, request.signal).then(keep, fail)
    return () => request.abort()
  }, [secret, find, keep, attempt])
  return { record, keep }
}
