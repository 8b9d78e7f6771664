import { mayStaff, type StaffAbility } from '#domain/staff/staffRoles'
import { useLastRole, useMe } from './useMe'

/** Whether the signed-in person may do this (R54); the server checks the same. Until the server has said their role, the last one counts. */
export function useMay(): (ability: StaffAbility) => boolean {
  const { data: me } = useMe()
  const lastRole = useLastRole()
  return (ability) => mayStaff(me?.role ?? lastRole, ability)
}
