import { refundable } from '#domain/orders/orderRefund'
import type { AdminOrder } from '#domain/orders/adminOrderWire'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useOrderReturns } from '../../../shared/returns/useOrderReturns'
import { wasDelivered } from '../../../shared/returns/wasDelivered'
import { useMay } from '../../account/useMay'
import { invalidatePayouts } from '../../money/invalidatePayouts'
import { RefundDialog } from './RefundDialog'

/** Gives money back, with bottles or without; only where there is something to give back. */
export function RefundButton({ order }: { order: AdminOrder }) {
  const may = useMay()
  if (refundable(order.paid) === 0 || !may('moveMoney')) return null
  // what becomes of wine that has arrived is decided in the producer's place
  return wasDelivered(order) && may('actOnOrders') ? (
    <DeliveredRefund order={order} />
  ) : (
    <RefundOpener order={order} returns={null} />
  )
}

function DeliveredRefund({ order }: { order: AdminOrder }) {
  const queryClient = useQueryClient()
  const { query } = useOrderReturns({
    orderId: order.id,
    side: 'staff',
    onChanged: () => invalidatePayouts(queryClient),
  })
  return <RefundOpener order={order} returns={query.data ?? null} isWaiting={query.isPending} />
}

function RefundOpener({
  isWaiting = false,
  ...facts
}: Pick<Parameters<typeof RefundDialog>[0], 'order' | 'returns'> & { isWaiting?: boolean }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" color="error" disabled={isWaiting} onClick={() => setOpen(true)}>
        {translate('admin_orders.act.refund.label')}
      </Button>
      {isOpen && <RefundDialog {...facts} onClose={() => setOpen(false)} />}
    </>
  )
}
