import { cancelFulfillmentProblem } from '#domain/orders/orderActions'
import type { Order } from '#domain/orders/orderWire'
import { ActionButton } from './ActionButton'

interface Props {
  order: Order
  fulfillmentId: string
  disabled: boolean
}

/** Takes a package back that has not left yet (spec §4). */
export function CancelFulfillmentButton({ order, fulfillmentId, disabled }: Props) {
  if (cancelFulfillmentProblem(order, fulfillmentId)) return null
  return (
    <ActionButton
      texts="order.actions.cancel_fulfillment"
      run={(dataProvider) => dataProvider.cancelFulfillment(order.id, fulfillmentId)}
      variant="text"
      color="error"
      confirm
      destructive
      disabled={disabled}
      fullWidth
    />
  )
}
