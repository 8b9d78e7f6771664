import { payoutReasonProblem } from '#domain/money/payouts'
import type { AdminOrder } from '#domain/orders/adminOrderWire'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog'
import { useMay } from '../../account/useMay'
import { ActButton } from './ActButton'
import { useStaffAct } from './useStaffAct'

/** Holds the producer's money of an order while a return or a dispute is open, and lets it go. */
export function HoldButton({ order }: { order: AdminOrder }) {
  const may = useMay()
  if (!may('moveMoney') || order.paid.captured === 0) return null
  const isHeld = order.held_for !== null
  return (
    <>
      <ActButton
        texts="admin_orders.act.hold"
        hint="admin_orders.act.hold.hint"
        reasonProblem={payoutReasonProblem}
        run={(dataProvider, reason) => dataProvider.holdOrder(order.id, reason)}
        isOffered={!isHeld}
      />
      <ReleaseButton order={order} isOffered={isHeld} />
    </>
  )
}

function ReleaseButton({ order, isOffered }: { order: AdminOrder; isOffered: boolean }) {
  const translate = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const { mutateAsync } = useStaffAct<void>({
    done: 'admin_orders.act.release.done',
    run: (dataProvider) => dataProvider.releaseOrder(order.id),
  })
  const text = (key: string) => translate(`admin_orders.act.release.${key}`)
  return (
    <>
      {isOffered && (
        <Button variant="outlined" onClick={() => setAsking(true)}>
          {text('label')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={text('title')}
        confirmLabel={text('label')}
        pendingLabel={text('pending')}
        failed={translate('admin_seller.try_again')}
        onConfirm={() => mutateAsync()}
        onClose={() => setAsking(false)}
      >
        {text('text')}
      </ConfirmDialog>
    </>
  )
}
