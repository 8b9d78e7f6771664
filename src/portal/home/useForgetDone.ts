import type { Today } from '#domain/home/todayWire'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { TODAY_KEY } from './todayQuery'

/** Takes what the server has just done out of 'Hoje', before its next answer says the same. */
export function useForgetDone(): (change: (today: Today) => Today) => void {
  const queryClient = useQueryClient()
  return useCallback(
    (change) =>
      queryClient.setQueryData<Today>(TODAY_KEY, (today) => (today ? change(today) : today)),
    [queryClient],
  )
}
