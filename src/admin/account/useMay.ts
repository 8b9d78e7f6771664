import { mayStaff, type StaffAbility, type StaffRole } from '#domain/staff/staffRoles'
import { useLastRole, useMe } from './useMe'

/** The signed-in person's role. Until the server has said it, the last one counts; undefined where there is none. */
export function useRole(): StaffRole | undefined {
  const { data: me } = useMe()
  const lastRole = useLastRole()
  return me?.role ?? lastRole
}

/** Whether the signed-in person may do this (R54); the server checks the same. */
export function useMay(): (ability: StaffAbility) => boolean {
  const role = useRole()
  return (ability) => mayStaff(role, ability)
}
