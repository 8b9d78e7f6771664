import { ORDER_BATCH_MAX } from '#domain/limits'
import type { Today } from '#domain/home/todayWire'
import { awaitsPayment, type OrderWaiting } from '#domain/orders/orderWaiting'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import { StatusChip } from '../../kit/ui/StatusChip'
import { formatOrderNumber } from '../../shared/orders/formatOrderNumber'
import { LineLink } from './LineLink'
import { OrderText } from './OrderText'
import { orderTitle } from './orderTitle'
import { TodayGroup } from './TodayGroup'
import { TodayLine } from './TodayLine'

type Line = Today['orders']['lines'][number]

interface Props {
  waiting: Exclude<OrderWaiting, 'approve'>
  orders: Today['orders']
  /** The one thing of the page that is to be done first. */
  isFirst: boolean
}

/** Of what is no hurry three are enough. */
const QUIET_LINES = 3

const linesOf = ({ waiting, orders }: Props): Line[] => {
  const lines = orders.lines.filter((line) => line.waiting === waiting)
  return waiting === 'invoice' || waiting === 'unpaid' ? lines.slice(0, QUIET_LINES) : lines
}

/** A return that was approved: its bottles come when the buyer sends them. */
const isOnItsWay = ({ return_state }: Line): boolean => return_state === 'approved'

/** Branch of the catalogue with the line's button. */
const actionOf = (order: Line): string => {
  if (order.waiting === 'send') return order.step ?? 'pack'
  return isOnItsWay(order) ? 'approved' : order.waiting
}

/** The orders that ask for one thing which is done on the order's page, or on one for many; the most urgent first. */
export function OrderGroup(props: Props) {
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
            {translate(count > ORDER_BATCH_MAX ? 'today.send_first' : 'today.send_all', {
              count: Math.min(count, ORDER_BATCH_MAX),
            })}
          </Button>
        )
      }
    >
      {linesOf(props).map((order) => (
        <TodayLine
          key={order.id}
          title={orderTitle(order)}
          to={paths.portal.order(order.id)}
          status={<Status order={order} />}
          text={<OrderText order={order} />}
          action={
            <LineLink
              to={paths.portal.order(order.id)}
              label={`today.orders.${actionOf(order)}.action`}
              name={formatOrderNumber(order)}
              variant={waiting === 'unpaid' || isOnItsWay(order) ? 'text' : 'outlined'}
            />
          }
        />
      ))}
    </TodayGroup>
  )
}

function Status({ order }: { order: Line }) {
  const translate = useTranslate()
  if (order.waiting === 'send' && order.is_late)
    return <StatusChip label={translate('today.late')} color="error" />
  if (isOnItsWay(order)) return <StatusChip label={translate('today.bottles')} color="neutral" />
  return (order.waiting === 'send' || order.waiting === 'unpaid') && awaitsPayment(order) ? (
    <StatusChip label={translate('today.unpaid')} color="neutral" />
  ) : null
}
