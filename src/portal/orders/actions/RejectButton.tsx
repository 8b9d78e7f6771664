import CloseIcon from '@mui/icons-material/Close'
import { REJECT_REASON_MAX } from '#domain/limits'
import { canReject } from '#domain/orders/orderActions'
import { moneyOfRejection } from '#domain/orders/rejection'
import { formatBRL } from '#domain/values/money'
import type { Order } from '#domain/orders/orderWire'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { ReasonDialog } from '../../../kit/ui/ReasonDialog'
import { useOrderAction } from './useOrderAction'

/** Rejects a pending or an accepted order, and cancels it with that; asks for the reason, which the buyer reads (spec §4, R30, R60). */
export function RejectButton({ order, disabled }: { order: Order; disabled: boolean }) {
  const translate = useTranslate()
  const [asking, setAsking] = useState(false)
  const { act, failed } = useOrderAction({
    texts: 'order.actions.reject',
    run: (dataProvider, reason: string) => dataProvider.rejectOrder(order.id, reason),
  })
  const text = (key: string, values = {}) => translate(`order.actions.reject.${key}`, values)
  const money = text(`money.${moneyOfRejection(order.payment_status)}`, {
    total: formatBRL(order.total),
  })
  if (!canReject(order)) return null
  return (
    <>
      <Button
        variant="text"
        color="error"
        startIcon={<CloseIcon />}
        disabled={disabled}
        onClick={() => setAsking(true)}
        fullWidth
      >
        {text('label')}
      </Button>
      {asking && (
        <ReasonDialog
          title={text('title')}
          text={`${money} ${text('text')}`}
          label={text('reason')}
          hint={text('reason_hint')}
          maxLength={REJECT_REASON_MAX}
          confirmLabel={text('label')}
          pendingLabel={text('pending')}
          destructive
          failed={failed}
          onConfirm={act}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
