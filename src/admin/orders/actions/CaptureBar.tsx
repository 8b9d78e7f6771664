import { ORDER_BATCH_MAX } from '#domain/limits'
import { formatBRL } from '#domain/values/money'
import type { OrderBatchResult } from '#domain/orders/orderBatchWire'
import type { Order } from '#domain/orders/orderWire'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useListContext, useTranslate } from 'ra-core'
import { BulkActionsToolbar } from 'react-admin'
import { useState } from 'react'
import { ApiError } from '../../../kit/http/ApiError'
import { useRowOf } from '../../../kit/list/useRowOf'
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog'
import { BatchResult } from '../../../shared/orders/BatchResult'
import { formatOrderNumber } from '../../../shared/orders/formatOrderNumber'
import { useBatch } from '../../../shared/orders/useBatch'
import type { AdminDataProvider } from '../../dataProvider'
import { invalidateOrders } from '../invalidateOrders'

/** Captures the payments of the marked orders, after a confirmation with their sum, and says what became of each. */
export function CaptureBar() {
  const translate = useTranslate()
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const { selectedIds, onUnselectItems } = useListContext<Order>()
  const rowOf = useRowOf<Order>()
  const [asked, setAsked] = useState<Order[]>([])
  const batch = useBatch<Order>(
    (orders) => Promise.all(orders.map(({ id }) => captured(id, dataProvider.captureOrder(id)))),
    () => invalidateOrders(queryClient),
  )
  const marked = selectedIds.flatMap((id) => rowOf(id) ?? [])
  const sum = (orders: Order[]) => formatBRL(orders.reduce((cents, { total }) => cents + total, 0))
  return (
    <>
      {marked.length > 0 && (
        <BulkActionsToolbar
          label="order.batch.selected"
          selectAllButton={false}
          {...{ role: 'region', 'aria-label': translate('order.batch.bar') }}
        >
          <Button
            variant="outlined"
            disabled={batch.progress !== null || marked.length > ORDER_BATCH_MAX}
            onClick={() => setAsked(marked)}
          >
            {translate('admin_orders.capture.label', {
              smart_count: marked.length,
              total: sum(marked),
            })}
          </Button>
        </BulkActionsToolbar>
      )}
      {marked.length > ORDER_BATCH_MAX && (
        <Alert severity="info">{translate('order.batch.most', { max: ORDER_BATCH_MAX })}</Alert>
      )}
      <ConfirmDialog
        open={asked.length > 0}
        title={translate('admin_orders.capture.title', { smart_count: asked.length })}
        confirmLabel={translate('admin_seller.capture.yes')}
        pendingLabel={translate('admin_seller.capture.pending')}
        onConfirm={async () => {
          await batch.run(asked)
          onUnselectItems()
        }}
        onClose={() => setAsked([])}
      >
        {translate('admin_orders.capture.text', { total: sum(asked) })}
      </ConfirmDialog>
      <BatchResult
        texts="admin_orders.capture"
        {...batch}
        nameOf={formatOrderNumber}
        onAgain={() => void batch.again()}
        onClose={batch.close}
      />
    </>
  )
}

/** What became of one; the connection's end is the batch's. */
async function captured(id: string, answer: Promise<unknown>): Promise<OrderBatchResult> {
  try {
    await answer
    return { id, ok: true, message: null }
  } catch (error) {
    if (error instanceof ApiError && error.status > 0)
      return { id, ok: false, message: error.message }
    throw error
  }
}
