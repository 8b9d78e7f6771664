import { paymentStatusLabel, plainPayment } from '#domain/orders/paymentStatus'
import type { Order } from '#domain/orders/orderWire'
import Box from '@mui/material/Box'

/** Payment status (spec §4), the buyer's matter; below the words of banks, what they mean for the producer. */
export function OrderPayment({ order }: { order: Order }) {
  const plain = plainPayment(order.payment_status)
  return (
    <>
      <span>{paymentStatusLabel(order.payment_status)}</span>
      {plain && (
        <Box
          component="span"
          sx={{ display: 'block', typography: 'caption', lineHeight: 1.3, color: 'text.secondary' }}
        >
          {plain}
        </Box>
      )}
    </>
  )
}
