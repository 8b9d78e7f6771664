import type { Order } from '#domain/orders/orderWire'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import type { PortalDataProvider } from '../../dataProvider'
import { useKeepOrder } from '../useKeepOrder'

interface OrderAction<Input> {
  /** Branch of the catalogue with `success` and `failure`, e.g. 'order.actions.accept'. */
  texts: string
  run: (dataProvider: PortalDataProvider, input: Input) => Promise<Order>
}

/**
 * Runs one action on an order and tells how it went (spec §8 Orders): a failure adds the server's message or
 * 'Tente novamente.', and shows the order as the server has it now. Nothing is shown before the server has said yes.
 */
export function useOrderAction<Input>({ texts, run }: OrderAction<Input>) {
  const notify = useNotify()
  const translate = useTranslate()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const keepOrder = useKeepOrder()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (input: Input) => run(dataProvider, input),
    onSuccess: async (order) => {
      notify(`${texts}.success`, { type: 'success' })
      await keepOrder(order)
    },
    onError: async (error: Error) => {
      notify(`${texts}.failure`, {
        type: 'error',
        messageArgs: { message: error.message || translate('order.actions.retry') },
      })
      await keepOrder()
    },
  })
  return {
    isPending,
    /** Undefined after a failure, which has been told. */
    act: (input: Input) => mutateAsync(input).catch(() => undefined),
    /** For a form: there is no failure that has not been told. */
    failed: translate('order.actions.retry'),
  }
}
