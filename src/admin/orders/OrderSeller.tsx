import type { Order } from '#domain/orders/orderWire'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../paths'

/** Whose order it is, leading to the seller. */
export function OrderSeller({ order: { seller } }: { order: Order }) {
  if (!seller) return null
  return (
    <Link
      component={RouterLink}
      // in the head of an order it is part of a text
      underline="always"
      to={paths.admin.seller(seller.id)}
      onClick={(event) => event.stopPropagation()}
      sx={{ overflowWrap: 'anywhere', position: 'relative', zIndex: 1 }}
    >
      {seller.name}
    </Link>
  )
}
