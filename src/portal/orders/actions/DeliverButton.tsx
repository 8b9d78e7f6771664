import { deliverProblem } from '#domain/orders/orderActions'
import type { Order } from '#domain/orders/orderWire'
import type { ButtonProps } from '@mui/material/Button'
import { ActionButton } from './ActionButton'

interface Props {
  order: Order
  fulfillmentId: string
  disabled: boolean
  variant: ButtonProps['variant']
}

/** 'Marcar como Entregue', available whenever there is a fulfilment (spec §4). */
export function DeliverButton({ order, fulfillmentId, disabled, variant }: Props) {
  if (deliverProblem(order, fulfillmentId)) return null
  return (
    <ActionButton
      texts="order.actions.deliver"
      run={(dataProvider) => dataProvider.markDelivered(order.id, fulfillmentId)}
      variant={variant}
      confirm
      disabled={disabled}
      fullWidth
    />
  )
}
