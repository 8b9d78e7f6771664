import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { invalidatePayouts } from './invalidatePayouts'

/**
 * What changes money, for a form: says that it is done, or that it waits for a second person, and the lists are read again,
 * also after a refusal.
 *
 * @param texts key of the catalogue below which `done` and `failed` are
 * @param waits whether the answer says that it waits
 */
export function usePayoutAction<Input, Answer>(
  texts: string,
  act: (input: Input) => Promise<Answer>,
  waits: (answer: Answer) => boolean = () => false,
) {
  const notify = useNotify()
  const translate = useTranslate()
  const queryClient = useQueryClient()
  return {
    onSave: async (input: Input): Promise<true> => {
      const answer = await act(input).finally(() => void invalidatePayouts(queryClient))
      if (waits(answer)) notify('admin_payouts.approvals.waits', { type: 'info' })
      else notify(`${texts}.done`, { type: 'success' })
      return true
    },
    failed: translate(`${texts}.failed`, { message: translate('admin_seller.try_again') }),
  }
}
