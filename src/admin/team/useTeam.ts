import type { StaffTeam } from '#domain/wire/staff'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { serverMessage } from '../../shared/http/serverMessage'
import type { AdminDataProvider } from '../dataProvider'

const TEAM_KEY = ['admin', 'team']

export function useTeam() {
  const dataProvider = useDataProvider<AdminDataProvider>()
  return useQuery({
    queryKey: TEAM_KEY,
    queryFn: () => dataProvider.getStaffTeam(),
    refetchOnMount: 'always',
  })
}

interface Change {
  run: (dataProvider: AdminDataProvider) => Promise<StaffTeam>
  /** Key of the catalogue for what is said afterwards. */
  done: string
}

/** Changes the team; the answer is the team as it is then. The own role may be another one by now. */
export function useChangeTeam() {
  const dataProvider = useDataProvider<AdminDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  return useMutation({
    mutationFn: ({ run }: Change) => run(dataProvider),
    onSuccess: (team, { done }) => {
      queryClient.setQueryData(TEAM_KEY, team)
      notify(done, { type: 'success' })
    },
    onError: (error) => notify(serverMessage(error, 'admin_team.failed'), { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin'] }),
  })
}
