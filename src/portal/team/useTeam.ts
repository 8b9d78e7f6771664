import type { TeamMember } from '#domain/team/teamWire'
import { useGetList } from 'ra-core'
import { useTellChange } from '../../kit/dataProvider/useTellChange'
import type { TeamMeta } from '../dataProvider/team'
import { ME_QUERY } from '../fetchMe'

/** The people and open invitations of the seller. */
export function useTeam() {
  const { data, meta, error, refetch } = useGetList<TeamMember>('team')
  return { members: data, invitations: (meta as TeamMeta | undefined)?.invitations, error, refetch }
}

/** What follows a change of the people or invitations; the own role may be another one by now. */
export const useTellTeam = () => useTellChange('team', 'team.failed', [[...ME_QUERY.queryKey]])
