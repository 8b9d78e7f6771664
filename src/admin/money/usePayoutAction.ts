import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { invalidatePayouts } from './invalidatePayouts'

/**
 * What changes money, for a form: says that it is done, and the lists are read again, also after a refusal.
 *
 * @param texts key of the catalogue below which `done` and `failed` are
 */
export function usePayoutAction<Input>(texts: string, act: (input: Input) => Promise<unknown>) {
  const notify = useNotify()
  const translate = useTranslate()
  const queryClient = useQueryClient()
  return {
    onSave: async (input: Input): Promise<true> => {
      try {
        await act(input)
      } finally {
        void invalidatePayouts(queryClient)
      }
      notify(`${texts}.done`, { type: 'success' })
      return true
    },
    failed: translate(`${texts}.failed`, { message: translate('admin_seller.try_again') }),
  }
}
