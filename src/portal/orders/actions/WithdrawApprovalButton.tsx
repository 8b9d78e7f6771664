import { canWithdrawApproval } from '#domain/orders/orderActions'
import type { Order } from '#domain/wire/order'
import { ActionButton } from './ActionButton'

/** Takes the seller's approval back before anything is packed. */
export function WithdrawApprovalButton({ order, disabled }: { order: Order; disabled: boolean }) {
  if (!canWithdrawApproval(order)) return null
  return (
    <ActionButton
      texts="order.actions.withdraw_approval"
      run={(dataProvider) => dataProvider.withdrawApproval(order.id)}
      disabled={disabled}
      fullWidth
    />
  )
}
