import type { StaffRole } from '#domain/staff/staffRoles'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useStoreContext } from 'ra-core'
import { actorIdOf } from '../../auth/readToken'
import { getToken } from '../../auth/session'
import type { AdminDataProvider } from '../dataProvider'

const LAST_ROLE = 'staff.role'

/** The signed-in person of the staff. */
export function useMe() {
  const dataProvider = useDataProvider<AdminDataProvider>()
  const store = useStoreContext()
  return useQuery({
    queryKey: ['admin', 'me'],
    queryFn: async () => {
      const me = await dataProvider.getMe()
      try {
        store.setItem(LAST_ROLE, { id: me.id, role: me.role })
      } catch {
        // the device's storage is full or blocked
      }
      return me
    },
  })
}

/** Their role when the area was last open on this device: what it allows is in its place from the first drawing on. */
export function useLastRole(): StaffRole | undefined {
  const last = useStoreContext().getItem<{ id: string; role: StaffRole } | null>(LAST_ROLE, null)
  return last && last.id === actorIdOf(getToken()) ? last.role : undefined
}

/** Whether it is known what the person may do, or cannot be read; until then a page does not take their keys for nothing. */
export function useIsRoleKnown(): boolean {
  // Not isPending, which is true again whenever a query that failed is repeated.
  const { isFetched, failureCount } = useMe()
  const lastRole = useLastRole()
  return isFetched || failureCount > 0 || lastRole !== undefined
}
