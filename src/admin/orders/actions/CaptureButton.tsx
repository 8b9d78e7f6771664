import { formatBRL } from '#domain/values/money'
import { captureProblem } from '#domain/orders/orderCapture'
import type { Order } from '#domain/orders/orderWire'
import Button from '@mui/material/Button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { serverMessage } from '../../../kit/http/serverMessage'
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog'
import { useMay } from '../../account/useMay'
import type { AdminDataProvider } from '../../dataProvider'
import { invalidateOrders } from '../invalidateOrders'

/** Takes what the buyer authorized, after a confirmation; only where there is something to take. */
export function CaptureButton({ order }: { order: Order & { is_paid_by_hand?: boolean } }) {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const may = useMay()
  const [isAsking, setAsking] = useState(false)
  const number = `#${String(order.display_id ?? '')}`
  const { mutateAsync } = useMutation({
    mutationFn: () => dataProvider.captureOrder(order.id),
    onSuccess: () =>
      notify('admin_seller.capture.done', { type: 'success', messageArgs: { number } }),
    onError: (error) =>
      notify('admin_seller.capture.failed', {
        type: 'error',
        messageArgs: { message: serverMessage(error, translate('admin_seller.try_again')) },
      }),
    onSettled: () => invalidateOrders(queryClient),
  })
  if (captureProblem(order) || !may('moveMoney')) return null
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        sx={{ whiteSpace: 'nowrap', px: 1 }}
        aria-label={translate('admin_seller.capture.label_of', { number })}
        onClick={() => setAsking(true)}
      >
        {translate('admin_seller.capture.label')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={translate('admin_seller.capture.title', { number })}
        confirmLabel={translate('admin_seller.capture.yes')}
        pendingLabel={translate('admin_seller.capture.pending')}
        onConfirm={() => mutateAsync()}
        onClose={() => setAsking(false)}
      >
        {translate(explained(order.is_paid_by_hand), { total: formatBRL(order.total) })}
      </ConfirmDialog>
    </>
  )
}

/** What a capture really does; a list does not know with which provider it was paid. */
function explained(isByHand: boolean | undefined): string {
  if (isByHand === undefined) return 'admin_orders.capture.text'
  return `admin_seller.capture.${isByHand ? 'by_hand' : 'text'}`
}
