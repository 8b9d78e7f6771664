import { TRACKING_CODE_MAX } from '#domain/limits'
import { unpaidWarning } from '#domain/orders/orderCapture'
import { trackingCodeProblem } from '#domain/orders/tracking'
import { fieldErrors } from '#domain/result'
import type { AdminOrder } from '#domain/orders/adminOrderWire'
import Alert from '@mui/material/Alert'
import { useTranslate } from 'ra-core'
import { TextInput } from '../../../kit/form/TextInput'
import { ActButton } from './ActButton'

interface Props {
  order: AdminOrder
  fulfillmentId: string
  /** The package's number in the texts. */
  values: Record<string, string>
  isOffered: boolean
}

/** Gives a packed package its tracking code: it is on its way, and the buyer gets the mail. */
export function ShipButton({ order, fulfillmentId, values, isOffered }: Props) {
  const translate = useTranslate()
  const warning = unpaidWarning(order)
  return (
    <ActButton
      texts="admin_orders.act.ship"
      values={values}
      isOffered={isOffered}
      asked={{ code: '' }}
      rules={({ code }) => fieldErrors({ code: trackingCodeProblem(code) })}
      run={(dataProvider, reason, { code }) =>
        dataProvider.shipFulfillment(order.id, fulfillmentId, {
          labels: [{ tracking_number: code.trim() }],
          reason,
        })
      }
    >
      {warning && <Alert severity="warning">{warning}</Alert>}
      <TextInput
        source="code"
        label={translate('admin_orders.act.ship.code')}
        maxLength={TRACKING_CODE_MAX}
        required
      />
    </ActButton>
  )
}
