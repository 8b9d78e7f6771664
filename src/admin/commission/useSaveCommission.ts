import type { CommissionPlan } from '#domain/commission/commissionForm'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { serverMessage } from '../../kit/http/serverMessage'
import type { AdminDataProvider } from '../dataProvider'
import type { KnownCommission } from '../dataProvider/commission'
import { commissionKey } from './useCommission'

/** Saves a commission as planned (spec §5). A failure may mean that somebody else acted: the rule is read again. */
export function useSaveCommission(sellerId: string) {
  const notify = useNotify()
  const translate = useTranslate()
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider<AdminDataProvider>()
  return useMutation({
    mutationFn: ({ plan, known }: { plan: CommissionPlan; known: KnownCommission }) =>
      dataProvider.saveCommission(plan, known),
    onSuccess: (rule, { plan }) => {
      queryClient.setQueryData(commissionKey(sellerId), [rule])
      // A changed rate asks for a new signature, which the seller's record shows.
      void queryClient.invalidateQueries({ queryKey: ['sellers'] })
      notify(plan.kind === 'create' ? 'admin_commission.created' : 'admin_commission.updated', {
        type: 'success',
      })
    },
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey: commissionKey(sellerId) })
      notify('admin_commission.failed', {
        type: 'error',
        messageArgs: { message: serverMessage(error, translate('admin_commission.failed_text')) },
      })
    },
  })
}
