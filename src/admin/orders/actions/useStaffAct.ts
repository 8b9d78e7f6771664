import type { AdminOrder } from '#domain/orders/adminOrderWire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import type { AdminDataProvider } from '../../dataProvider'
import { invalidateOrders } from '../invalidateOrders'

interface StaffAct<Input> {
  /** Key of the catalogue for what is said afterwards. */
  done: string
  /** Answers the order; null when it is only read again. */
  run: (dataProvider: AdminDataProvider, input: Input) => Promise<AdminOrder | null>
}

/** One act of staff on an order; afterwards the answer is the order's record, and a failure reads it again. */
export function useStaffAct<Input>({ done, run }: StaffAct<Input>) {
  const notify = useNotify()
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider<AdminDataProvider>()
  return useMutation({
    mutationFn: (input: Input) => run(dataProvider, input),
    onSuccess: (order) => {
      if (order)
        queryClient.setQueryData(['orders', 'getOne', { id: order.id, meta: undefined }], order)
      notify(done, { type: 'success' })
    },
    onSettled: () => invalidateOrders(queryClient),
  })
}
