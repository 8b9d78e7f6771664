import { isOwner } from '#domain/team/memberRoles'
import { useQuery } from '@tanstack/react-query'
import { ME_QUERY } from '../fetchMe'

/** Whether who looks may do what only an owner of the company may. */
export function useIsOwner(): boolean {
  const { data: me } = useQuery(ME_QUERY)
  return !me || isOwner(me)
}
