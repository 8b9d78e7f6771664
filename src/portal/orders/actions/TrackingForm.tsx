import { shipmentRequest } from '#domain/orders/orderFulfillmentRequest'
import { TRACKING_CODE_MAX } from '#domain/limits'
import type { Fulfillment } from '#domain/wire/fulfillment'
import type { Order } from '#domain/wire/order'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useNotify, useTranslate } from 'ra-core'
import { useState, type FormEvent } from 'react'
import { useOrderAction } from './useOrderAction'
import { packageItems } from './packageItems'

interface Props {
  order: Order
  fulfillment: Fulfillment
  disabled: boolean
}

/** The tracking code of a package; with it the package counts as sent (spec §4, §5 Tracking code). */
export function TrackingForm({ order, fulfillment, disabled }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState('')
  const { mutate, isPending } = useOrderAction({
    texts: 'order.actions.tracking',
    run: (dataProvider) => {
      const request = shipmentRequest(packageItems(order, fulfillment), code)
      if (!request.ok) throw new Error(request.reason)
      return dataProvider.addTracking(order.id, fulfillment.id, request.payload)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const request = shipmentRequest(packageItems(order, fulfillment), code)
    setProblem(request.ok ? '' : request.reason)
    if (request.ok) mutate()
    else notify(request.reason, { type: 'warning' })
  }
  return (
    <Stack component="form" onSubmit={submit} noValidate spacing={1}>
      <TextField
        label={translate('order.actions.tracking.label')}
        placeholder={translate('order.actions.tracking.placeholder')}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={problem !== ''}
        helperText={problem || undefined}
        margin="none"
        disabled={disabled}
        slotProps={{
          htmlInput: {
            maxLength: TRACKING_CODE_MAX,
            autoCapitalize: 'characters',
            autoComplete: 'off',
            spellCheck: false,
          },
        }}
      />
      <Button type="submit" variant="contained" disabled={disabled || isPending}>
        {translate(isPending ? 'order.actions.tracking.pending' : 'order.actions.tracking.submit')}
      </Button>
    </Stack>
  )
}
