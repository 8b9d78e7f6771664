import { orderActionProblem, REJECTED_NOTICE, SHIPPED_NOTICE } from '#domain/orders/orderActions'
import { readSellerApproval } from '#domain/orders/sellerApproval'
import { readStoreStatus } from '#domain/sellers/storeStatus'
import type { Fulfillment } from '#domain/wire/fulfillment'
import type { Order } from '#domain/wire/order'
import Alert from '@mui/material/Alert'
import Divider from '@mui/material/Divider'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { DetailCard } from '../../../shared/ui/DetailCard'
import { ME_QUERY } from '../../fetchMe'
import { AcceptButton } from '../actions/AcceptButton'
import { CancelFulfillmentButton } from '../actions/CancelFulfillmentButton'
import { CreateFulfillment } from '../actions/CreateFulfillment'
import { DeliverButton } from '../actions/DeliverButton'
import { RejectButton } from '../actions/RejectButton'
import { TrackingForm } from '../actions/TrackingForm'
import { standingPackages } from '../standingPackages'

/** What the seller can do with the order now; the server holds the same rules (spec §4). */
export function OrderActionsCard({ order }: { order: Order }) {
  const translate = useTranslate()
  const { data: me, isPending } = useQuery(ME_QUERY)
  const inactive = me ? readStoreStatus(me.seller?.store_status) !== 'active' : false
  const reason = me && inactive ? orderActionProblem('accept', order, me.seller ?? {}) : null
  const rejected = readSellerApproval(order.metadata) === 'rejected'
  const accepted = readSellerApproval(order.metadata) === 'accepted'
  const disabled = isPending || inactive
  if (rejected) {
    return (
      <DetailCard title={translate('order.actions.title')}>
        <Alert severity="error">{REJECTED_NOTICE}</Alert>
      </DetailCard>
    )
  }
  const standing = standingPackages(order).toReversed()
  return (
    <DetailCard title={translate('order.actions.title')}>
      <Stack spacing={1.5}>
        {reason && <Alert severity="info">{reason}</Alert>}
        {order.status === 'canceled' && (
          <Alert severity="info">{translate('order.timeline.canceled')}</Alert>
        )}
        <AcceptButton order={order} disabled={disabled} />
        {accepted && <CreateFulfillment order={order} disabled={disabled} />}
        {accepted &&
          order.status !== 'canceled' &&
          standing.map((one, index) => (
            <Stack key={one.id} spacing={1.5}>
              <Divider />
              {standing.length > 1 && (
                <Typography variant="body2" color="text.secondary">
                  {translate('order.deliveries.package', { number: standing.length - index })}
                </Typography>
              )}
              <PackageActions order={order} fulfillment={one} disabled={disabled} />
            </Stack>
          ))}
        <RejectButton order={order} disabled={disabled} />
      </Stack>
    </DetailCard>
  )
}

interface PackageProps {
  order: Order
  fulfillment: Fulfillment
  disabled: boolean
}

function PackageActions({ order, fulfillment, disabled }: PackageProps) {
  const shared = { order, fulfillmentId: fulfillment.id, disabled }
  const waiting = !fulfillment.shipped_at && !fulfillment.delivered_at
  return (
    <>
      {waiting ? (
        <TrackingForm order={order} fulfillment={fulfillment} disabled={disabled} />
      ) : (
        <Alert severity="success">{SHIPPED_NOTICE}</Alert>
      )}
      <DeliverButton {...shared} />
      <CancelFulfillmentButton {...shared} />
    </>
  )
}
