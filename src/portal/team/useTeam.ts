import type { TeamMember, TeamResponse } from '#domain/team/teamWire'
import { useGetList } from 'ra-core'
import { useTellChange } from '../../kit/dataProvider/useTellChange'
import { ME_QUERY } from '../fetchMe'

/** The people and open invitations of the seller. */
export function useTeam() {
  const { data: members, error, refetch } = useGetList<TeamMember>('team')
  const { data: invitations } = useGetList<TeamResponse['invitations'][number]>('invitations')
  return { members, invitations, error, refetch }
}

/** What follows a change of the people or invitations; the own role may be another one by now. */
export const useTellTeam = () =>
  useTellChange('team', 'team.failed', [['invitations'], [...ME_QUERY.queryKey]])
