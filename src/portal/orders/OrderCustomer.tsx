import type { Order } from '#domain/wire/order'
import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { Email } from '../../shared/ui/Email'

/** E-mail and shipping name, or 'Endereço não informado' (spec §2). */
export function OrderCustomer({ order }: { order: Order }) {
  const translate = useTranslate()
  const { first_name, last_name } = order.shipping_address ?? {}
  const name = [first_name, last_name].filter(Boolean).join(' ')
  return (
    <Box sx={{ minWidth: 168, overflowWrap: 'anywhere' }}>
      <Box sx={{ typography: { xs: 'body1', md: 'body2' } }}>
        {order.email && <Email address={order.email} />}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {name || translate('orders.no_address')}
      </Box>
    </Box>
  )
}
