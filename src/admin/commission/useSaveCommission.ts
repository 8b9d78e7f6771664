import type { CommissionPlan } from '#domain/commission/commissionForm'
import type { CommissionRule } from '#domain/commission/commissionWire'
import { useQueryClient } from '@tanstack/react-query'
import { useCreate, useNotify, useTranslate, useUpdate } from 'ra-core'
import { serverMessage } from '../../kit/http/serverMessage'
import type { CommissionChange } from '../dataProvider/commissionRules'

const RESOURCE = 'commission-rules'

/**
 * Saves a commission as planned (spec §5). A failure may mean that somebody else acted: the rule is read again.
 *
 * @param seen the rule that was on the screen
 */
export function useSaveCommission() {
  const notify = useNotify()
  const translate = useTranslate()
  const queryClient = useQueryClient()
  const askAgain = () => void queryClient.invalidateQueries({ queryKey: [RESOURCE] })
  const options = {
    returnPromise: true,
    onSuccess: (rule: CommissionRule) => {
      // of the seller's list, too, should asking again fail
      queryClient.setQueriesData(
        { queryKey: [RESOURCE, 'getList', { filter: { seller_id: rule.reference_id } }] },
        { data: [rule], total: 1 },
      )
      askAgain()
      // A changed rate asks for a new signature, which the seller's record shows.
      void queryClient.invalidateQueries({ queryKey: ['sellers'] })
    },
    onError: (error: unknown) => {
      askAgain()
      notify('admin_commission.failed', {
        type: 'error',
        messageArgs: { message: serverMessage(error, translate('admin_commission.failed_text')) },
      })
    },
  } as const
  const [create, creating] = useCreate<CommissionRule, Error>(RESOURCE, undefined, options)
  const [update, updating] = useUpdate<CommissionRule, Error>(RESOURCE, undefined, options)

  const save = async (plan: CommissionPlan, seen: CommissionRule | undefined) => {
    if (plan.kind === 'create') {
      const rule = await create(RESOURCE, { data: plan.body as object }, { returnPromise: true })
      notify('admin_commission.created', { type: 'success' })
      return rule
    }
    const { ruleId: id, name, percentage_rate } = plan
    const data: CommissionChange = { name, percentage_rate }
    const rule = await update(RESOURCE, { id, data, previousData: seen }, { returnPromise: true })
    notify('admin_commission.updated', { type: 'success' })
    return rule
  }
  return { save, error: updating.isIdle ? creating.error : updating.error }
}
