import type { Order } from '#domain/orders/orderWire'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { ApiError } from '../../../kit/http/ApiError'
import type { PortalDataProvider } from '../../dataProvider'
import { useKeepOrder } from '../useKeepOrder'

interface OrderAction<Input> {
  /** Branch of the catalogue with `success` and `failure`, e.g. 'order.actions.accept'. */
  texts: string
  run: (dataProvider: PortalDataProvider, input: Input) => Promise<Order>
  /** A dialog stays open after a failure and shows it: no toast, and `act` rejects. */
  inDialog?: boolean
}

/**
 * Runs one action on an order and tells how it went (spec §8 Orders): a failure adds the server's message or
 * 'Tente novamente.', and shows the order as the server has it now. Nothing is shown before the server has said yes.
 */
export function useOrderAction<Input>({ texts, run, inDialog = false }: OrderAction<Input>) {
  const notify = useNotify()
  const translate = useTranslate()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const keepOrder = useKeepOrder()
  const failure = (message: string) =>
    translate(`${texts}.failure`, { message: message || translate('order.actions.retry') })
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (input: Input) => run(dataProvider, input),
    onSuccess: async (order) => {
      notify(`${texts}.success`, { type: 'success' })
      await keepOrder(order)
    },
    onError: async ({ message }: Error) => {
      const read = keepOrder()
      if (inDialog) return
      notify(failure(message), { type: 'error' })
      await read
    },
  })
  return {
    isPending,
    /** Undefined after a failure, which has been told; in a dialog it rejects with the words to show. */
    act: (input: Input) =>
      mutateAsync(input).catch(({ message }: Error) => {
        if (inDialog) throw new ApiError(failure(message), 0)
        return undefined
      }),
    /** For a form: there is no failure that has not been told. */
    failed: translate('order.actions.retry'),
  }
}
