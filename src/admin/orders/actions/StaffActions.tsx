import {
  canAccept,
  canCreateFulfillment,
  canDeliver,
  rejectProblem,
  remainingItems,
} from '#domain/orders/orderActions'
import { fulfillmentRequest } from '#domain/orders/orderFulfillmentRequest'
import { readSellerApproval } from '#domain/orders/sellerApproval'
import type { AdminOrder } from '#domain/orders/adminOrderWire'
import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { DetailCard } from '../../../kit/ui/DetailCard'
import { activePackages } from '../../../shared/orders/activePackages'
import { useMay } from '../../account/useMay'
import { ActButton } from './ActButton'
import { PackageActions } from './PackageActions'

/** What staff can do in the producer's place now: the producer's own transitions, with a reason (issue 15). */
export function StaffActions({ order }: { order: AdminOrder }) {
  const translate = useTranslate()
  const may = useMay()
  const obstacle = rejectProblem(order)
  const isAccepted = readSellerApproval(order.metadata) === 'accepted'
  const packed = fulfillmentRequest(remainingItems(order))
  const packages = activePackages(order)
  // offered nothing, but the dialog of one that a colleague has undone stays
  const undone = order.fulfillments.filter((one) => one.canceled_at)
  const mayPack = canCreateFulfillment(order) && packed.ok
  const isOver =
    obstacle !== null &&
    !canAccept(order) &&
    !mayPack &&
    !packages.some((one) => canDeliver(order, one.id)) &&
    !order.invoice
  if (!may('actOnOrders')) return null
  return (
    <DetailCard title={translate('admin_orders.act.title')}>
      {!isOver && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
          {translate('admin_orders.act.hint')}
        </Typography>
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <ActButton
          texts="admin_orders.act.accept"
          isOffered={canAccept(order)}
          run={(dataProvider, reason) => dataProvider.acceptOrder(order.id, reason)}
        />
        <ActButton
          texts="admin_orders.act.pack"
          isOffered={mayPack}
          run={(dataProvider, reason) =>
            dataProvider.createFulfillment(order.id, {
              // nothing is left since the dialog was opened: the server says so
              ...(packed.ok ? packed.payload : { items: allItems(order) }),
              reason,
            })
          }
        />
        {[...packages, ...undone].map((one, index) => (
          <PackageActions
            key={one.id}
            order={order}
            fulfillmentId={one.id}
            number={packages.length > 1 && index < packages.length ? index + 1 : null}
          />
        ))}
        <ActButton
          texts="admin_orders.act.remove_invoice"
          isOffered={Boolean(order.invoice)}
          run={(dataProvider, reason) => dataProvider.removeInvoice(order.id, reason)}
        />
        <ActButton
          texts={isAccepted ? 'admin_orders.act.cancel' : 'admin_orders.act.reject'}
          destructive
          isOffered={obstacle === null}
          run={(dataProvider, reason) => dataProvider.cancelOrder(order.id, reason)}
        />
      </Stack>
      {obstacle && (
        <Alert severity="info" sx={{ mt: isOver ? 0 : 1.5 }}>
          {obstacle}
        </Alert>
      )}
    </DetailCard>
  )
}

const allItems = ({ items }: AdminOrder) => items.map(({ id, quantity }) => ({ id, quantity }))
