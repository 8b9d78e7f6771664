import type { Order } from '#domain/wire/order'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../paths'
import { formatOrderNumber } from './formatOrderNumber'

/** #display_id, leading to the order (spec §2). */
export function OrderNumber({ order }: { order: Order }) {
  return (
    <Link
      component={RouterLink}
      to={paths.portal.order(order.id)}
      color="inherit"
      sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}
    >
      {formatOrderNumber(order)}
    </Link>
  )
}
