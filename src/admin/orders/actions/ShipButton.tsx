import { TRACKING_CODE_MAX } from '#domain/limits'
import { TRACKING_CODE_REQUIRED } from '#domain/orders/tracking'
import type { AdminOrder } from '#domain/wire/adminOrder'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { ActButton } from './ActButton'

/** Gives a packed package its tracking code: it is on its way, and the buyer gets the mail. */
export function ShipButton({ order, fulfillmentId }: { order: AdminOrder; fulfillmentId: string }) {
  const translate = useTranslate()
  const [code, setCode] = useState('')
  return (
    <ActButton
      texts="admin_orders.act.ship"
      problem={() => (code.trim() === '' ? TRACKING_CODE_REQUIRED : null)}
      run={(dataProvider, reason) =>
        dataProvider.shipFulfillment(order.id, fulfillmentId, {
          labels: [{ tracking_number: code.trim() }],
          reason,
        })
      }
    >
      <TextField
        label={translate('admin_orders.act.ship.code')}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        slotProps={{ htmlInput: { maxLength: TRACKING_CODE_MAX } }}
        sx={{ mb: 2 }}
      />
    </ActButton>
  )
}
