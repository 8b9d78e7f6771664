import type { Order } from '#domain/wire/order'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import type { PortalDataProvider } from '../../dataProvider'
import { useKeepOrder } from '../useKeepOrder'

interface OrderAction {
  /** Branch of the catalogue with `success` and `failure`, e.g. 'order.actions.accept'. */
  texts: string
  run: (dataProvider: PortalDataProvider) => Promise<Order>
  onDone?: () => void
}

/**
 * Runs one action on an order and tells how it went (spec §8 Orders): a failure adds the server's message or
 * 'Tente novamente.', and shows the order as the server has it now. Nothing is shown before the server has said yes.
 */
export function useOrderAction({ texts, run, onDone }: OrderAction) {
  const notify = useNotify()
  const translate = useTranslate()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const keepOrder = useKeepOrder()
  return useMutation({
    mutationFn: () => run(dataProvider),
    onSuccess: async (order) => {
      notify(`${texts}.success`, { type: 'success' })
      onDone?.()
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
}
