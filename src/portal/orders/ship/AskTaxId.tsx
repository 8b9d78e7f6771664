import { askTaxIdProblem } from '#domain/orders/taxIdRequest'
import type { OrderSlip } from '#domain/orders/orderBatchWire'
import { formatDateTime } from '#domain/values/dates'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { serverMessage } from '../../../kit/http/serverMessage'
import { formatOrderNumber } from '../../../shared/orders/formatOrderNumber'
import type { PortalDataProvider } from '../../dataProvider'
import { useKeepOrder } from '../useKeepOrder'

/** 'Pedir CPF por e-mail' where the invoice lacks the buyer's number; afterwards when it was asked for. */
export function AskTaxId({ order }: { order: OrderSlip }) {
  const translate = useTranslate()
  const notify = useNotify()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const keepOrder = useKeepOrder()
  const [now] = useState(() => new Date())
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.askTaxId(order.id),
    onSuccess: async () => {
      notify('order.ship.tax_id.asked', { type: 'success' })
      await keepOrder()
    },
    onError: (error) =>
      notify(serverMessage(error, translate('order.ship.tax_id.failed')), { type: 'error' }),
  })
  if (order.has_tax_id !== false || order.invoice || !order.email) return null
  const { tax_id_asked_at: askedAt } = order
  const problem = askTaxIdProblem({ ...order, has_tax_id: false, asked_at: askedAt }, now)
  return (
    <Typography variant="body2" component="div" color="text.secondary">
      {askedAt
        ? translate('order.ship.tax_id.asked_at', { when: formatDateTime(askedAt) })
        : translate('order.ship.tax_id.missing')}
      {!problem && (
        <Button
          size="small"
          disabled={isPending}
          onClick={() => mutate()}
          aria-label={translate('order.ship.tax_id.ask_of', { name: formatOrderNumber(order) })}
          sx={{ ml: 0.5 }}
        >
          {translate('order.ship.tax_id.ask')}
        </Button>
      )}
    </Typography>
  )
}
