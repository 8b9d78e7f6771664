import { cancelProblem } from '#domain/orders/canceledBottles'
import { dueBottles } from '#domain/orders/dueBottles'
import { canCreateFulfillment, remainingItems } from '#domain/orders/orderActions'
import { freightLeft, refundable, refundProblem } from '#domain/orders/orderRefund'
import { fieldErrors } from '#domain/result'
import { formatBRL, formatReaisInput, parseReais } from '#domain/values/money'
import type { AdminOrder } from '#domain/orders/adminOrderWire'
import DialogContentText from '@mui/material/DialogContentText'
import { useTranslate } from 'ra-core'
import { NumberInput } from '../../../kit/form/NumberInput'
import {
  countedItems,
  countProblems,
  type BottleCounts,
} from '../../../shared/returns/bottleCounts'
import { useMay } from '../../account/useMay'
import { ActButton } from './ActButton'

/** Gives money back, the whole or a part; only where there is something to give back. */
export function RefundButton({ order }: { order: AdminOrder }) {
  const may = useMay()
  const left = refundable(order.paid)
  // Another sum is left, or other bottles: the form starts again with them.
  const key = `${left} ${dueBottles(order.items)}`
  return left > 0 && may('moveMoney') ? <RefundForm key={key} order={order} left={left} /> : null
}

interface Asked {
  amount: string
  /** Of each line, bottles that are not sent any more. */
  counts: BottleCounts
}

function RefundForm({ order, left }: { order: AdminOrder; left: number }) {
  const translate = useTranslate()
  const freight = freightLeft(order.paid, order.shipping_total)
  const sums = { left: formatBRL(left), freight: formatBRL(freight) }
  const text = (key: string, values?: Record<string, string | number>) =>
    translate(`admin_orders.act.refund.${key}`, values)
  const lines = (canCreateFulfillment(order) ? remainingItems(order) : []).map((item) => ({
    ...item,
    max: item.quantity,
  }))
  /** With what was canceled before, as the server counts them. */
  const canceledOf = (counts: BottleCounts) =>
    countedItems(lines, counts).map(({ id, quantity }) => ({
      id,
      quantity: quantity + (lines.find((line) => line.id === id)?.canceled_quantity ?? 0),
    }))
  return (
    <ActButton<Asked>
      texts="admin_orders.act.refund"
      values={sums}
      destructive
      asked={{ amount: formatReaisInput(left), counts: {} }}
      rules={({ amount, counts }) => {
        const cents = parseReais(amount)
        const canceled = canceledOf(counts)
        const refused = refundProblem(order.paid, cents, canceled.length > 0 ? 0 : 1)
        return fieldErrors({
          ...countProblems(lines, counts, { count: (max) => text('count', { max }) }),
          amount:
            refused ??
            (canceled.length > 0
              ? cancelProblem(order, canceled, order.paid.refunded + (cents ?? 0))
              : null),
        })
      }}
      run={(dataProvider, reason, { amount, counts }) =>
        dataProvider.refundOrder(order.id, {
          amount: parseReais(amount) ?? 0,
          expected_refunded: order.paid.refunded,
          canceled: canceledOf(counts),
          reason,
        })
      }
    >
      <NumberInput
        source="amount"
        label={text('amount')}
        prefix="R$"
        helperText={text(freight > 0 ? 'hint_freight' : 'hint', sums)}
      />
      {lines.length > 0 && (
        <DialogContentText sx={{ my: 1 }}>{text('canceled_hint')}</DialogContentText>
      )}
      {lines.map(({ id, title, max }) => (
        <NumberInput key={id} source={`counts.${id}`} label={text('canceled', { title, max })} />
      ))}
    </ActButton>
  )
}
