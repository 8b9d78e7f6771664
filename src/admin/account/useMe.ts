import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { AdminDataProvider } from '../dataProvider'

/** The signed-in person of the staff. */
export function useMe() {
  const dataProvider = useDataProvider<AdminDataProvider>()
  return useQuery({ queryKey: ['admin', 'me'], queryFn: () => dataProvider.getMe() })
}
