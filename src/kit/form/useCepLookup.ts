import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../http/ApiError'
import { callRoute } from '../http/callRoute'
import type { CepResponse } from '#domain/site/configWire'

/** A service slower than this is not waited for; the address is typed by hand. */
const PATIENCE_MS = 6_000

export type CepState = 'idle' | 'searching' | 'found' | 'unknown' | 'unavailable'

/**
 * Looks up CEPs, one at a time: a new CEP gives up the older one, whose answer is never heard (R16). Failures
 * stop nobody: they only change the hint.
 *
 * @param onFound gets the answer for the CEP that is in the field now
 */
export function useCepLookup(onFound: (answer: CepResponse) => void) {
  const [state, setState] = useState<CepState>('idle')
  const running = useRef<AbortController>(undefined)

  const cancel = () => {
    running.current?.abort()
    running.current = undefined
    setState('idle')
  }

  const lookUp = async (cep: string) => {
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    setState('searching')
    try {
      const answer = await callRoute('GET /public/cep/:cep', {
        params: { cep },
        anonymous: true,
        signal: mine.signal,
        timeoutMs: PATIENCE_MS,
      })
      if (running.current !== mine) return
      const address = readAnswer(answer)
      if (address) onFound(address)
      setState(address ? 'found' : 'unavailable')
    } catch (error) {
      if (running.current !== mine) return
      setState(error instanceof ApiError && error.status === 404 ? 'unknown' : 'unavailable')
    }
  }

  useEffect(() => () => running.current?.abort(), [])
  return { state, lookUp, cancel }
}

/** The service is not ours: only texts are taken from it; null when there is none of use. */
function readAnswer(answer: unknown): CepResponse | null {
  if (typeof answer !== 'object' || answer === null) return null
  const { logradouro, localidade, uf, erro } = answer as Record<string, unknown>
  if (erro === true || erro === 'true') return null
  const address: CepResponse = {}
  if (typeof logradouro === 'string') address.logradouro = logradouro
  if (typeof localidade === 'string') address.localidade = localidade
  if (typeof uf === 'string') address.uf = uf
  return Object.keys(address).length > 0 ? address : null
}
