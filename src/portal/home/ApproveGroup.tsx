import { withoutOrders } from '#domain/home/todayList'
import type { Today } from '#domain/home/todayWire'
import { ORDER_BATCH_MAX } from '#domain/limits'
import { isPaid } from '#domain/orders/orderCapture'
import { hoursToApprove } from '#domain/orders/waitingStep'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { paths } from '../../paths'
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog'
import { StatusChip } from '../../kit/ui/StatusChip'
import { BatchResult } from '../../shared/orders/BatchResult'
import { formatOrderNumber } from '../../shared/orders/formatOrderNumber'
import { useMayActOnOrders } from '../useMayWrite'
import { ActionButton } from '../orders/actions/ActionButton'
import { useOrderBatch } from '../orders/batch/useOrderBatch'
import { OrderText } from './OrderText'
import { orderTitle } from './orderTitle'
import { TodayGroup } from './TodayGroup'
import { TodayLine } from './TodayLine'
import { useForgetDone } from './useForgetDone'

interface Props {
  orders: Today['orders']
  now: Date
  isFirst: boolean
}

/**
 * Orders are approved all at once, or one by one, without leaving the page; what is not paid is asked about once. What was
 * approved is gone, and what was not says why.
 */
export function ApproveGroup({ orders, now, isFirst }: Props) {
  const translate = useTranslate()
  const forget = useForgetDone()
  const mayAct = useMayActOnOrders()
  const [asked, setAsked] = useState<Today['orders']['approvable'] | null>(null)
  const batch = useOrderBatch<Today['orders']['approvable'][number]>(async (dataProvider, some) => {
    const results = await dataProvider.acceptOrders(some.map(({ id }) => id))
    const done = results.filter(({ ok }) => ok).map(({ id }) => id)
    forget((today) => withoutOrders(today, 'approve', done))
    return results
  })
  const count = orders.counts.approve
  if (count === 0 && !batch.progress && !batch.outcome) return null
  const lines = orders.lines.filter(({ waiting }) => waiting === 'approve')
  const disabled = !mayAct || batch.progress !== null
  const all = orders.approvable
  const unpaid = (asked ?? all).filter((order) => !isPaid(order))
  return (
    <TodayGroup
      title={translate('today.orders.approve.title')}
      count={count}
      all={count > 1 ? paths.portal.waitingOrders('approve') : undefined}
      action={
        all.length > 1 && (
          <Button
            variant={isFirst ? 'contained' : 'outlined'}
            disabled={disabled}
            onClick={() => (unpaid.length > 0 ? setAsked(all) : void batch.run(all))}
          >
            {translate(count > ORDER_BATCH_MAX ? 'today.approve_first' : 'today.approve_all', {
              count: all.length,
            })}
          </Button>
        )
      }
      result={
        (batch.progress || batch.outcome || asked) && (
          <>
            <BatchResult
              texts="order.batch.accept"
              {...batch}
              nameOf={formatOrderNumber}
              onAgain={() => void batch.again()}
              onClose={batch.close}
            />
            {asked && (
              <ConfirmDialog
                open
                title={translate('order.batch.accept.title', { smart_count: unpaid.length })}
                confirmLabel={translate('order.batch.accept.label')}
                onConfirm={() => {
                  setAsked(null)
                  void batch.run(asked)
                }}
                onClose={() => setAsked(null)}
              >
                {translate('order.batch.accept.unpaid', {
                  orders: unpaid.map(formatOrderNumber).join(', '),
                })}
              </ConfirmDialog>
            )}
          </>
        )
      }
    >
      {lines.map((order) => (
        <TodayLine
          key={order.id}
          title={orderTitle(order)}
          to={paths.portal.order(order.id)}
          status={
            <>
              <Deadline order={order} now={now} />
              {!isPaid(order) && <StatusChip label={translate('today.reserved')} color="neutral" />}
            </>
          }
          text={<OrderText order={order} />}
          action={
            <ActionButton
              texts="order.actions.accept"
              label={translate('today.orders.approve.action')}
              name={formatOrderNumber(order)}
              run={async (dataProvider) => {
                const answer = await dataProvider.acceptOrder(order.id)
                forget((today) => withoutOrders(today, 'approve', [order.id]))
                return answer
              }}
              confirm={!isPaid(order)}
              variant={isFirst && all.length === 1 ? 'contained' : 'outlined'}
              disabled={disabled}
            />
          }
        />
      ))}
    </TodayGroup>
  )
}

/** From here on the deadline is told in colour. */
const NEAR_HOURS = 12

/** How long the seller still has to answer an order; nothing while that is far. */
function Deadline({ order, now }: { order: Today['orders']['lines'][number]; now: Date }) {
  const translate = useTranslate()
  const hours = hoursToApprove(order.due_from, now)
  if (hours < 0) return <StatusChip label={translate('today.overdue')} color="error" />
  return hours < NEAR_HOURS ? (
    <StatusChip
      label={translate(hours === 0 ? 'today.left_now' : 'today.left', { smart_count: hours })}
      color="warning"
    />
  ) : null
}
