import { normalizeRate } from '#domain/commission/commission'
import { reminderProblem } from '#domain/commission/contractReminder'
import { formatDateTime } from '#domain/values/dates'
import type { Seller } from '#domain/sellers/sellerWire'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { serverMessage } from '../../../kit/http/serverMessage'
import { useMay } from '../../account/useMay'
import { useCommission } from '../../commission/useCommission'
import type { AdminDataProvider } from '../../dataProvider'
import { useKeepSeller } from './useKeepSeller'

/** Reminds the producer of an unsigned contract by mail, once a day at most; says why not. */
export function ContractReminder({ seller }: { seller: Seller }) {
  const translate = useTranslate()
  const notify = useNotify()
  const keep = useKeepSeller()
  const may = useMay()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const seesRate = may('seeMoney')
  const { data: rules } = useCommission(seller.id, { enabled: seesRate })
  const [now] = useState(() => new Date())
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.remindOfContract(seller.id),
    onSuccess: (changed) => {
      notify('admin_seller.contract.reminded', { type: 'success' })
      keep(changed)
    },
    onError: (error) =>
      notify(serverMessage(error, translate('admin_seller.try_again')), { type: 'error' }),
  })
  if (seller.contract_signed || (seesRate && !rules) || !may('manageSellers')) return null
  const reminded_at = seller.contract_reminded_at
  // who may not see the rate is told by the server that there is none
  const rate = seesRate ? normalizeRate(rules?.[0]?.rate) : undefined
  const problem = reminderProblem({ ...seller, rate, reminded_at }, now)
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        sx={{ mt: 1 }}
        disabled={isPending || problem !== null}
        onClick={() => mutate()}
      >
        {translate(`admin_seller.contract.${isPending ? 'reminding' : 'remind'}`)}
      </Button>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {[
          reminded_at &&
            translate('admin_seller.contract.reminded_at', { date: formatDateTime(reminded_at) }),
          problem,
        ]
          .filter(Boolean)
          .join(' ')}
      </Typography>
    </>
  )
}
