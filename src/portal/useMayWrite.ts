import { canActOnOrders, canWrite } from '#domain/sellers/seller'
import { useQuery } from '@tanstack/react-query'
import { ME_QUERY } from './fetchMe'

/** In place of a seller that could not be read: the server decides. */
export const NOT_KNOWN = { store_status: 'ACTIVE' }

/** Whether the seller may change anything (R14); until that is known, the server decides. */
export function useMayWrite(): boolean {
  const { data: me } = useQuery(ME_QUERY)
  const status = me?.seller?.store_status
  return status === undefined || canWrite(status)
}

/** Whether the seller may accept, reject, pack and send (R14); until that is known, the server decides. */
export function useMayActOnOrders(): boolean {
  const { data: me } = useQuery(ME_QUERY)
  return canActOnOrders((me?.seller ?? NOT_KNOWN).store_status)
}
