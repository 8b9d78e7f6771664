import { canActOnOrders } from '#domain/sellers/seller'
import { useQuery } from '@tanstack/react-query'
import { ME_QUERY } from './fetchMe'
import { NOT_KNOWN } from './useMayWrite'

/** Whether the seller may accept, reject, pack and send (R14); until that is known, the server decides. */
export function useMayActOnOrders(): boolean {
  const { data: me } = useQuery(ME_QUERY)
  return canActOnOrders((me?.seller ?? NOT_KNOWN).store_status)
}
