import type { TeamResponse } from '#domain/team/teamWire'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { serverMessage } from '../../kit/http/serverMessage'
import type { PortalDataProvider } from '../dataProvider'
import { ME_QUERY } from '../fetchMe'

const TEAM_KEY = ['vendor', 'team']

/** The people and open invitations of the seller. */
export function useTeam() {
  const dataProvider = useDataProvider<PortalDataProvider>()
  return useQuery({ queryKey: TEAM_KEY, queryFn: () => dataProvider.getTeam() })
}

type Change = (dataProvider: PortalDataProvider) => Promise<TeamResponse>

/** Changes the team; the answer is the team as it is then. */
export function useChangeTeam() {
  const dataProvider = useDataProvider<PortalDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  return useMutation({
    mutationFn: ({ change }: { change: Change; done: string }) => change(dataProvider),
    onSuccess: (team, { done }) => {
      queryClient.setQueryData(TEAM_KEY, team)
      // the own role may have changed
      void queryClient.invalidateQueries({ queryKey: ME_QUERY.queryKey })
      notify(done, { type: 'success' })
    },
    onError: (error) => notify(serverMessage(error, 'team.failed'), { type: 'error' }),
  })
}
