import { correctTrackingProblem } from '#domain/orders/orderActions'
import type { Fulfillment } from '#domain/orders/fulfillmentWire'
import type { Order } from '#domain/orders/orderWire'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { TrackingForm } from './TrackingForm'

interface Props {
  order: Order
  fulfillment: Fulfillment
  disabled: boolean
}

/** A wrong tracking code, made right until the package is delivered; the buyer is told. */
export function CorrectTracking({ order, fulfillment, disabled }: Props) {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  if (correctTrackingProblem(order, fulfillment.id)) return null
  if (open) {
    return (
      <TrackingForm
        order={order}
        fulfillment={fulfillment}
        disabled={disabled}
        variant="outlined"
        onCorrected={() => setOpen(false)}
      />
    )
  }
  return (
    <Button disabled={disabled} onClick={() => setOpen(true)} fullWidth>
      {translate('order.actions.correct.label')}
    </Button>
  )
}
