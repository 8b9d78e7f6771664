import { withoutOrders } from '#domain/home/todayList'
import type { Today } from '#domain/home/todayWire'
import { ORDER_BATCH_MAX } from '#domain/limits'
import { awaitsPayment, type OrderWaiting } from '#domain/orders/orderWaiting'
import { canActOnOrders } from '#domain/sellers/seller'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import { StatusChip } from '../../kit/ui/StatusChip'
import { BatchResult } from '../../shared/orders/BatchResult'
import { formatOrderNumber } from '../../shared/orders/formatOrderNumber'
import { ME_QUERY } from '../fetchMe'
import { ActionButton } from '../orders/actions/ActionButton'
import { useOrderBatch } from '../orders/batch/useOrderBatch'
import { Deadline } from './Deadline'
import { LineLink } from './LineLink'
import { OrderText } from './OrderText'
import { TodayGroup } from './TodayGroup'
import { TodayLine } from './TodayLine'
import { useForgetDone } from './useForgetDone'

type Line = Today['orders']['lines'][number]

interface Props {
  waiting: OrderWaiting
  orders: Today['orders']
  now: Date
  /** The one thing of the page that is to be done first. */
  isFirst: boolean
}

/** The orders that ask for one thing, the most urgent first. */
export function OrderGroup(props: Props) {
  return props.waiting === 'approve' ? <ApproveGroup {...props} /> : <LinkedGroup {...props} />
}

/** Of what is no hurry three are enough. */
const QUIET_LINES = 3

const linesOf = ({ waiting, orders }: Props): Line[] => {
  const lines = orders.lines.filter((line) => line.waiting === waiting)
  return waiting === 'invoice' || waiting === 'unpaid' ? lines.slice(0, QUIET_LINES) : lines
}

/** All at once, or one by one, without leaving the page; what was approved is gone, and what was not says why. */
function ApproveGroup(props: Props) {
  const { orders, now, isFirst } = props
  const translate = useTranslate()
  const forget = useForgetDone()
  const { data: me } = useQuery(ME_QUERY)
  // names of what is gone from the lines when the result is told
  const [names, setNames] = useState<Record<string, string>>({})
  const batch = useOrderBatch<string>(async (dataProvider, ids) => {
    const results = await dataProvider.acceptOrders(ids)
    const done = results.filter(({ ok }) => ok).map(({ id }) => id)
    forget((today) => withoutOrders(today, 'approve', done))
    return results
  })
  const count = orders.counts.approve
  if (count === 0 && !batch.progress && !batch.outcome) return null
  const lines = linesOf(props)
  const mayAct = canActOnOrders(me?.seller?.store_status)
  const ids = orders.approvable
  const approveAll = () => {
    setNames(Object.fromEntries(lines.map((line) => [line.id, formatOrderNumber(line)])))
    void batch.run(ids)
  }
  return (
    <TodayGroup
      title={translate('today.orders.approve.title')}
      count={count}
      all={count > 1 ? paths.portal.waitingOrders('approve') : undefined}
      action={
        ids.length > 1 && (
          <Button
            variant={isFirst ? 'contained' : 'outlined'}
            disabled={!mayAct || batch.progress !== null}
            onClick={approveAll}
          >
            {translate(count > ORDER_BATCH_MAX ? 'today.approve_first' : 'today.approve_all', {
              count: ids.length,
            })}
          </Button>
        )
      }
      result={
        (batch.progress || batch.outcome) && (
          <BatchResult
            texts="order.batch.accept"
            {...batch}
            nameOf={(id) => names[id] ?? id}
            onAgain={() => void batch.again()}
            onClose={batch.close}
          />
        )
      }
    >
      {lines.map((order) => (
        <TodayLine
          key={order.id}
          title={titleOf(order)}
          to={paths.portal.order(order.id)}
          status={<Deadline order={order} now={now} />}
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
              variant={isFirst && ids.length === 1 ? 'contained' : 'outlined'}
              disabled={!mayAct || batch.progress !== null}
            />
          }
        />
      ))}
    </TodayGroup>
  )
}

/** What is done on the order's page, or on one for many. */
function LinkedGroup(props: Props) {
  const { waiting, orders, isFirst } = props
  const translate = useTranslate()
  const count = orders.counts[waiting]
  if (count === 0) return null
  return (
    <TodayGroup
      title={translate(`today.orders.${waiting}.title`)}
      count={count}
      all={count > 1 ? paths.portal.waitingOrders(waiting) : undefined}
      action={
        waiting === 'send' && (
          <Button
            variant={isFirst ? 'contained' : 'outlined'}
            component={Link}
            to={paths.portal.shipOrders()}
          >
            {translate('today.send_all', { count })}
          </Button>
        )
      }
    >
      {linesOf(props).map((order) => (
        <TodayLine
          key={order.id}
          title={titleOf(order)}
          to={paths.portal.order(order.id)}
          status={<Status order={order} />}
          text={<OrderText order={order} />}
          action={
            <LineLink
              to={paths.portal.order(order.id)}
              label={`today.orders.${waiting === 'send' ? (order.step ?? 'pack') : waiting}.action`}
              name={formatOrderNumber(order)}
              variant={waiting === 'unpaid' ? 'text' : 'outlined'}
            />
          }
        />
      ))}
    </TodayGroup>
  )
}

const titleOf = (order: Line): string =>
  [formatOrderNumber(order), order.customer].filter(Boolean).join(' · ')

function Status({ order }: { order: Line }) {
  const translate = useTranslate()
  if (order.waiting === 'send' && order.is_late)
    return <StatusChip label={translate('today.late')} color="error" />
  return (order.waiting === 'send' || order.waiting === 'unpaid') && awaitsPayment(order) ? (
    <StatusChip label={translate('today.unpaid')} color="neutral" />
  ) : null
}
