import { freightLeft, refundable, refundProblem } from '#domain/orders/orderRefund'
import { fieldErrors } from '#domain/result'
import { formatBRL, formatReaisInput, parseReais } from '#domain/values/money'
import type { AdminOrder } from '#domain/wire/adminOrder'
import { useTranslate } from 'ra-core'
import { NumberInput } from '../../../shared/form/NumberInput'
import { useMay } from '../../account/useMay'
import { ActButton } from './ActButton'

/** Gives money back, the whole or a part; only where there is something to give back. */
export function RefundButton({ order }: { order: AdminOrder }) {
  const may = useMay()
  const left = refundable(order.paid)
  // another sum is left: the form starts again with it
  return left > 0 && may('moveMoney') ? <RefundForm key={left} order={order} left={left} /> : null
}

function RefundForm({ order, left }: { order: AdminOrder; left: number }) {
  const translate = useTranslate()
  const freight = freightLeft(order.paid, order.shipping_total)
  const sums = { left: formatBRL(left), freight: formatBRL(freight) }
  return (
    <ActButton
      texts="admin_orders.act.refund"
      values={sums}
      destructive
      asked={{ amount: formatReaisInput(left) }}
      rules={({ amount }) => fieldErrors({ amount: refundProblem(order.paid, parseReais(amount)) })}
      run={(dataProvider, reason, { amount }) =>
        dataProvider.refundOrder(order.id, {
          amount: parseReais(amount) ?? 0,
          expected_refunded: order.paid.refunded,
          reason,
        })
      }
    >
      <NumberInput
        source="amount"
        label={translate('admin_orders.act.refund.amount')}
        prefix="R$"
        helperText={translate(
          freight > 0 ? 'admin_orders.act.refund.hint_freight' : 'admin_orders.act.refund.hint',
          sums,
        )}
      />
    </ActButton>
  )
}
