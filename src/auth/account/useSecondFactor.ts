import type { SecondFactor } from '#domain/account/secondFactorWire'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { SESSIONS_KEY } from './useSessions'
import { useSecurity } from './useSecurity'

const SECOND_FACTOR_KEY = ['account', 'second-factor']

/** Whether the account has a second factor. */
export function useSecondFactor() {
  const dataProvider = useSecurity()
  return useQuery({
    queryKey: SECOND_FACTOR_KEY,
    queryFn: () => dataProvider.getSecondFactor(),
  })
}

/** Keeps what an answer says of the second factor. A new one has ended the other sessions. */
export function useKeepSecondFactor() {
  const queryClient = useQueryClient()
  return (factor: SecondFactor) => {
    queryClient.setQueryData(SECOND_FACTOR_KEY, factor)
    void queryClient.invalidateQueries({ queryKey: SESSIONS_KEY })
  }
}
