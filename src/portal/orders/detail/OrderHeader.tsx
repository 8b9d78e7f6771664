import InventoryOutlined from '@mui/icons-material/Inventory2Outlined'
import { readSellerApproval } from '#domain/orders/sellerApproval'
import { formatDateTime } from '#domain/values/dates'
import type { Order } from '#domain/orders/orderWire'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths'
import { PageHeader } from '../../../kit/ui/PageHeader'
import { PrintButton } from '../../../kit/ui/PrintButton'
import { OrderBadges } from '../../../shared/orders/OrderBadges'
import { countBottles } from '../countBottles'

/** Number, date, item count and the three badges (spec §2 Order detail). */
export function OrderHeader({ order }: { order: Order }) {
  const translate = useTranslate()
  const bottles = countBottles(order.items)
  // nothing of it is ever packed
  const isOver = order.status === 'canceled' || readSellerApproval(order.metadata) === 'rejected'
  return (
    <>
      <PageHeader
        title={translate('order.title', { number: order.display_id ?? '' })}
        back={{ to: paths.portal.orders, label: translate('order.back') }}
        subtitle={`${formatDateTime(order.created_at)} · ${translate('order.bottles', { smart_count: bottles, count: bottles })}`}
        actions={
          <>
            {!isOver && (
              <Button
                variant="outlined"
                startIcon={<InventoryOutlined />}
                component={Link}
                to={paths.portal.packingSlip(order.id)}
              >
                {translate('order.slip.open')}
              </Button>
            )}
            <PrintButton />
          </>
        }
      />
      <OrderBadges order={order} />
    </>
  )
}
