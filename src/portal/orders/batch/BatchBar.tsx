import { canAccept } from '#domain/orders/orderActions'
import { isPaid } from '#domain/orders/orderCapture'
import { ORDER_BATCH_MAX } from '#domain/limits'
import type { Order } from '#domain/orders/orderWire'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useListContext, useTranslate } from 'ra-core'
import { BulkActionsToolbar } from 'react-admin'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../paths'
import { useRowOf } from '../../../kit/list/useRowOf'
import { useMayActOnOrders } from '../../useMayWrite'
import { formatOrderNumber } from '../../../shared/orders/formatOrderNumber'
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog'
import { BatchResult } from '../../../shared/orders/BatchResult'
import type { BatchOutcome } from '../../../shared/orders/useBatch'
import { showToast } from '../../../kit/ui/toast/toastStore'
import { useOrderBatch } from './useOrderBatch'
import { useIsShown } from '../../../kit/ui/useIsShown'

/** What can be done with the marked orders, and afterwards what became of each (issue 14.2). */
export function BatchBar() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const mayAct = useMayActOnOrders()
  const { selectedIds, onUnselectItems } = useListContext<Order>()
  const accept = useOrderBatch<string>((dataProvider, ids) => dataProvider.acceptOrders(ids))
  const pack = useOrderBatch<string>((dataProvider, ids, key) => dataProvider.packOrders(ids, key))

  const ids = selectedIds.map(String)
  const busy = accept.progress !== null || pack.progress !== null
  const tooMany = ids.length > ORDER_BATCH_MAX
  const disabled = busy || tooMany || !mayAct
  const [asking, setAsking] = useState(false)
  const isShown = useIsShown()
  const rowOf = useRowOf<Order>()
  const nameOf = (id: string) => {
    const row = rowOf(id)
    return row ? formatOrderNumber(row) : id
  }
  const told = (what: 'accept' | 'pack', outcome: BatchOutcome<string> | null) => {
    if (!outcome) return
    const done = outcome.done.length
    const total = done + outcome.refused.length + outcome.unsent.length
    showToast(
      done === total ? 'success' : 'warning',
      translate(`order.batch.${what}.result`, { smart_count: total, done, total }),
    )
  }
  const unpaid = ids.filter((id) => {
    const row = rowOf(id)
    return row && canAccept(row) && !isPaid(row)
  })
  const acceptAll = async () => {
    pack.close()
    told('accept', await accept.run(ids))
    onUnselectItems()
  }
  const packAll = async (some: string[]) => {
    accept.close()
    const outcome = await pack.run(some)
    told('pack', outcome)
    onUnselectItems()
    // who has gone on by then is not called back
    if (isShown.current && outcome?.done.length === some.length)
      void navigate(paths.portal.packingSlips(some))
  }
  const accepted = accept.outcome?.done ?? []
  const packed = pack.outcome?.done ?? []
  return (
    <>
      {ids.length > 0 && !busy && (
        <BulkActionsToolbar
          label="order.batch.selected"
          selectAllButton={false}
          {...{ role: 'region', 'aria-label': translate('order.batch.bar') }}
        >
          <Button
            variant="outlined"
            disabled={disabled}
            onClick={() => (unpaid.length > 0 ? setAsking(true) : void acceptAll())}
          >
            {translate('order.batch.accept.label')}
          </Button>
          <Button variant="outlined" disabled={disabled} onClick={() => void packAll(ids)}>
            {translate('order.batch.pack.label')}
          </Button>
          <Button
            variant="outlined"
            disabled={disabled}
            onClick={() => void navigate(paths.portal.shipOrders(ids))}
          >
            {translate('order.batch.ship.label')}
          </Button>
        </BulkActionsToolbar>
      )}
      <ConfirmDialog
        open={asking}
        title={translate('order.batch.accept.title', { smart_count: unpaid.length })}
        confirmLabel={translate('order.batch.accept.label')}
        onConfirm={() => {
          setAsking(false)
          void acceptAll()
        }}
        onClose={() => setAsking(false)}
      >
        {translate('order.batch.accept.unpaid', { orders: unpaid.map(nameOf).join(', ') })}
      </ConfirmDialog>
      {tooMany && (
        <Alert severity="info">{translate('order.batch.most', { max: ORDER_BATCH_MAX })}</Alert>
      )}
      {/* in the bar's place, until other orders are marked */}
      {(ids.length === 0 || busy) && (
        <>
          <BatchResult
            texts="order.batch.accept"
            {...accept}
            nameOf={nameOf}
            onAgain={() => void accept.again()}
            onClose={accept.close}
            next={
              <PrintButton
                count={accepted.length}
                disabled={busy}
                onPress={() => void packAll(accepted)}
              />
            }
          />
          <BatchResult
            texts="order.batch.pack"
            {...pack}
            nameOf={nameOf}
            onAgain={() => void pack.again()}
            onClose={pack.close}
            next={
              <PrintButton
                count={packed.length}
                disabled={busy}
                onPress={() => void navigate(paths.portal.packingSlips(packed))}
              />
            }
          />
        </>
      )}
    </>
  )
}

interface PrintProps {
  /** Orders. */
  count: number
  disabled: boolean
  onPress: () => void
}

function PrintButton({ count, disabled, onPress }: PrintProps) {
  const translate = useTranslate()
  return (
    <Button variant="contained" disabled={disabled} onClick={onPress}>
      {translate('order.batch.pack.of', { smart_count: count })}
    </Button>
  )
}
