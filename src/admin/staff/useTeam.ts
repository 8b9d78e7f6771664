import type { StaffTeam } from '#domain/staff/staffWire'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { serverMessage } from '../../kit/http/serverMessage'
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

/** After a change: the team as it is then, and what is said. The own role may be another one by now. */
export function useKeepTeam() {
  const queryClient = useQueryClient()
  const notify = useNotify()
  return (team: StaffTeam, done: string) => {
    queryClient.setQueryData(TEAM_KEY, team)
    notify(done, { type: 'success' })
    void queryClient.invalidateQueries({ queryKey: ['admin'] })
  }
}

/** Changes the team. */
export function useChangeTeam() {
  const dataProvider = useDataProvider<AdminDataProvider>()
  const keepTeam = useKeepTeam()
  const queryClient = useQueryClient()
  const notify = useNotify()
  return useMutation({
    mutationFn: ({ run }: Change) => run(dataProvider),
    onSuccess: (team, { done }) => keepTeam(team, done),
    onError: (error) => {
      notify(serverMessage(error, 'admin_team.failed'), { type: 'error' })
      void queryClient.invalidateQueries({ queryKey: ['admin'] })
    },
  })
}
