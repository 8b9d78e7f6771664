import { customerName } from '#domain/orders/orderFilter'
import type { Order } from '#domain/orders/orderWire'
import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { Email } from '../../kit/ui/Email'

/** E-mail and shipping name, or 'Endereço não informado' (spec §2). */
export function OrderCustomer({ order }: { order: Order }) {
  const translate = useTranslate()
  const name = customerName(order.shipping_address)
  return (
    <Box
      sx={{
        minWidth: { xs: 136, lg: 190 },
        '@media (min-width:1270px)': { minWidth: 208 },
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ typography: { xs: 'body1', md: 'body2' }, lineHeight: { md: 1.4 } }}>
        {order.email && <Email address={order.email} />}
      </Box>
      <Box sx={{ typography: 'body2', lineHeight: { md: 1.4 }, color: 'text.secondary' }}>
        {name || translate('orders.no_address')}
      </Box>
    </Box>
  )
}
