import { lazyDialog } from '../../../kit/ui/lazyDialog'
import { refundable } from '#domain/orders/orderRefund'
import type { AdminOrder } from '#domain/orders/adminOrderWire'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState, type ComponentProps } from 'react'
import { useOrderReturns } from '../../../shared/returns/useOrderReturns'
import { wasDelivered } from '../../../shared/returns/wasDelivered'
import { useMay } from '../../account/useMay'
import { invalidateOrders } from '../invalidateOrders'

const RefundDialog = lazyDialog(() => import('./RefundDialog'))

/** Gives money back, with bottles or without; only where there is something to give back. */
export function RefundButton({ order }: { order: AdminOrder }) {
  const may = useMay()
  if (refundable(order.paid) === 0 || !may('moveMoney')) return null
  const facts = { order, mayDecide: may('actOnOrders') }
  return wasDelivered(order) ? (
    <DeliveredRefund {...facts} />
  ) : (
    <RefundOpener {...facts} returns={null} />
  )
}

type Facts = Omit<ComponentProps<typeof RefundDialog>, 'onClose'>

function DeliveredRefund(facts: Omit<Facts, 'returns'>) {
  const queryClient = useQueryClient()
  const { query } = useOrderReturns({
    orderId: facts.order.id,
    side: 'staff',
    onChanged: () => invalidateOrders(queryClient),
  })
  // what came back before counts: without it no amount can be right
  return <RefundOpener {...facts} returns={query.data ?? null} isWaiting={!query.data} />
}

function RefundOpener({ isWaiting = false, ...facts }: Facts & { isWaiting?: boolean }) {
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
