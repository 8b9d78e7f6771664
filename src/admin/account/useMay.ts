import { mayStaff, type StaffAbility } from '#domain/account/staffRoles'
import { useMe } from './useMe'

/** Whether the signed-in person may do this (R54); the server checks the same. Not while their role is not known. */
export function useMay(): (ability: StaffAbility) => boolean {
  const { data: me } = useMe()
  return (ability) => mayStaff(me?.role, ability)
}
