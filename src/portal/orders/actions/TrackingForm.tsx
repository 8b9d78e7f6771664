import { shipmentRequest } from '#domain/orders/orderFulfillmentRequest'
import { trackingCode, trackingCodeProblem, trackingHint } from '#domain/orders/tracking'
import { TRACKING_CODE_MAX } from '#domain/limits'
import type { Fulfillment } from '#domain/wire/fulfillment'
import type { Order } from '#domain/wire/order'
import Button, { type ButtonProps } from '@mui/material/Button'
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
  variant?: ButtonProps['variant']
  /** Corrects the code of a package that has left; then called when it is done, or not wanted. */
  onCorrected?: () => void
}

/**
 * The tracking code of a package; with it the package counts as sent (spec §4, §5 Tracking code). What looks wrong is
 * said and can be sent all the same.
 */
export function TrackingForm({ order, fulfillment, disabled, variant, onCorrected }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const known = fulfillment.labels.map(trackingCode).filter(Boolean).join(', ')
  const [code, setCode] = useState(onCorrected ? known : '')
  const [problem, setProblem] = useState('')
  const texts = onCorrected ? 'order.actions.correct' : 'order.actions.tracking'
  const { mutate, isPending } = useOrderAction({
    texts,
    run: (dataProvider) => {
      const request = shipmentRequest(packageItems(order, fulfillment), code)
      if (!request.ok) throw new Error(request.reason)
      const { labels } = request.payload
      return onCorrected
        ? dataProvider.correctTracking(order.id, fulfillment.id, { labels })
        : dataProvider.addTracking(order.id, fulfillment.id, request.payload)
    },
    ...(onCorrected ? { onDone: onCorrected } : {}),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const found = trackingCodeProblem(code)
    setProblem(found ?? '')
    if (!found) mutate()
    else notify(found, { type: 'warning' })
  }
  const hint = code.trim() ? trackingHint(code) : null
  return (
    <Stack component="form" onSubmit={submit} noValidate spacing={1}>
      <TextField
        label={translate('order.actions.tracking.label')}
        placeholder={translate('order.actions.tracking.placeholder')}
        value={code}
        onChange={(event) => {
          setCode(event.target.value)
          setProblem('')
        }}
        error={problem !== ''}
        helperText={problem || hint?.attention || hint?.carrier || undefined}
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
      <Button type="submit" variant={variant ?? 'contained'} disabled={disabled || isPending}>
        {translate(isPending ? `${texts}.pending` : `${texts}.submit`)}
      </Button>
      {onCorrected && <Button onClick={onCorrected}>{translate('ra.action.cancel')}</Button>}
    </Stack>
  )
}
