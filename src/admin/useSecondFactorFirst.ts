import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSecondFactor } from '../auth/account/useSecondFactor'

/**
 * Whether the person must set up a second factor before anything else (the server refuses everything else). They are
 * led until the recovery codes are kept, not only until the code is right.
 */
export function useSecondFactorFirst() {
  const { data: factor } = useSecondFactor()
  const queryClient = useQueryClient()
  const [isLed, setLed] = useState(false)
  const isMissing = factor !== undefined && factor.is_required && factor.set_at === null
  if (isMissing && !isLed) setLed(true)
  return {
    isLed,
    release: () => {
      setLed(false)
      // What was refused meanwhile is asked for again.
      void queryClient.resetQueries()
    },
  }
}
