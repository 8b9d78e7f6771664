import { lazyDialog } from '../../../kit/ui/lazyDialog'
import { refundable } from '#domain/orders/orderRefund'
import type { AdminOrder } from '#domain/orders/adminOrderWire'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useOrderReturns } from '../../../shared/returns/useOrderReturns'
import { wasDelivered } from '../../../shared/returns/wasDelivered'
import { useMay } from '../../account/useMay'
import { invalidateOrders } from '../invalidateOrders'

const RefundDialog = lazyDialog(() => import('./RefundDialog'))

/** Gives money back, with bottles or without; only where there is something to give back. */
export function RefundButton({ order }: { order: AdminOrder }) {
  const translate = useTranslate()
  const may = useMay()
  const queryClient = useQueryClient()
  // the order is read again while the dialog is open: its button may go, and what was typed stays
  const [isOpen, setOpen] = useState(false)
  const isOffered = refundable(order.paid) > 0 && may('moveMoney')
  const isDelivered = wasDelivered(order)
  const { query } = useOrderReturns({
    orderId: order.id,
    side: 'staff',
    onChanged: () => invalidateOrders(queryClient),
    enabled: isOffered && isDelivered,
  })
  return (
    <>
      {isOffered && (
        <Button
          variant="outlined"
          color="error"
          // what came back before counts: without it no amount can be right
          disabled={isDelivered && !query.data}
          onClick={() => setOpen(true)}
        >
          {translate('admin_orders.act.refund.label')}
        </Button>
      )}
      {isOpen && (
        <RefundDialog
          order={order}
          returns={query.data ?? null}
          mayDecide={may('actOnOrders')}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
