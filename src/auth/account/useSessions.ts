import type { Session } from '#domain/account/sessionWire'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import type { SecurityDataProvider } from '../../shared/account/securityVerbs'
import { serverMessage } from '../../kit/http/serverMessage'
import { useSecurity } from './useSecurity'

export const SESSIONS_KEY = ['account', 'sessions']

/** The own sessions; always as they are now, since others sign in without this page. */
export function useSessions() {
  const dataProvider = useSecurity()
  return useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: () => dataProvider.getSessions(),
    staleTime: 0,
  })
}

type Change = (dataProvider: SecurityDataProvider) => Promise<Session[]>

/** Ends sessions; the answer is the list as it is then. */
export function useEndSessions() {
  const dataProvider = useSecurity()
  const queryClient = useQueryClient()
  const notify = useNotify()
  return useMutation({
    mutationFn: ({ change }: { change: Change; done: string }) => change(dataProvider),
    onSuccess: (sessions, { done }) => {
      queryClient.setQueryData(SESSIONS_KEY, sessions)
      notify(done, { type: 'success' })
    },
    onError: (error) => notify(serverMessage(error, 'security.sessions.failed'), { type: 'error' }),
  })
}
