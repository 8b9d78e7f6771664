import { refundable, refundProblem } from '#domain/orders/orderRefund'
import { formatBRL, formatReaisInput, parseReais } from '#domain/values/money'
import type { AdminOrder } from '#domain/wire/adminOrder'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { NumberField } from '../../../shared/form/NumberField'
import { useMay } from '../../account/useMay'
import { ActButton } from './ActButton'

/** Gives money back, the whole or a part; only where there is something to give back. */
export function RefundButton({ order }: { order: AdminOrder }) {
  const may = useMay()
  const left = refundable(order.paid)
  // another sum is left: the form begins anew with it
  return left > 0 && may('moveMoney') ? <RefundForm key={left} order={order} left={left} /> : null
}

function RefundForm({ order, left }: { order: AdminOrder; left: number }) {
  const translate = useTranslate()
  const [typed, setTyped] = useState(formatReaisInput(left))
  const problem = refundProblem(order.paid, parseReais(typed))
  return (
    <ActButton
      texts="admin_orders.act.refund"
      values={{ left: formatBRL(left) }}
      destructive
      problem={() => problem}
      run={(dataProvider, reason) =>
        dataProvider.refundOrder(order.id, {
          amount: parseReais(typed) ?? 0,
          expected_refunded: order.paid.refunded,
          reason,
        })
      }
    >
      <NumberField
        label={translate('admin_orders.act.refund.amount')}
        prefix="R$"
        value={typed}
        onChange={setTyped}
        error={problem !== null}
        helperText={problem ?? translate('admin_orders.act.refund.hint', { left: formatBRL(left) })}
        sx={{ mb: 2 }}
      />
    </ActButton>
  )
}
