import type { Order } from '#domain/orders/orderWire'
import Box from '@mui/material/Box'
import { Email } from '../../kit/ui/Email'

/** E-mail and name of the customer. */
export function OrderCustomer({ order: { email, shipping_address } }: { order: Order }) {
  const { first_name, last_name } = shipping_address ?? {}
  return (
    <Box sx={{ minWidth: 150, overflowWrap: 'anywhere' }}>
      {email && <Email address={email} />}
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {[first_name, last_name].filter(Boolean).join(' ')}
      </Box>
    </Box>
  )
}
