import {
  canCreateFulfillment,
  nextStep,
  orderActionProblem,
  REJECTED_NOTICE,
  SHIPPED_NOTICE,
  type NextStep,
} from '#domain/orders/orderActions'
import { readSellerApproval } from '#domain/orders/sellerApproval'
import { readStoreStatus } from '#domain/sellers/storeStatus'
import type { Fulfillment } from '#domain/orders/fulfillmentWire'
import type { Order } from '#domain/orders/orderWire'
import Alert from '@mui/material/Alert'
import Divider from '@mui/material/Divider'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { DetailCard } from '../../../kit/ui/DetailCard'
import { ME_QUERY } from '../../fetchMe'
import { AcceptButton } from '../actions/AcceptButton'
import { CancelFulfillmentButton } from '../actions/CancelFulfillmentButton'
import { CorrectTracking } from '../actions/CorrectTracking'
import { CreateFulfillment } from '../actions/CreateFulfillment'
import { DeliverButton } from '../actions/DeliverButton'
import { RejectButton } from '../actions/RejectButton'
import { TrackingForm } from '../actions/TrackingForm'
import { activePackages } from '../activePackages'

/** What the seller can do with the order now; the server checks the same rules (spec §4). */
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
  const active = activePackages(order)
  const next = nextStep(order)
  // one button is the next thing to do; the others are there, and quieter
  const variantOf = (action: NextStep['action'], id?: string) =>
    next?.action === action && next.fulfillmentId === id ? 'contained' : 'outlined'
  const several = active.length > 1 || canCreateFulfillment(order)
  return (
    <DetailCard title={translate('order.actions.title')}>
      <Stack spacing={1.5}>
        {reason && <Alert severity="info">{reason}</Alert>}
        {order.status === 'canceled' && (
          <Alert severity="info">{translate('order.timeline.canceled')}</Alert>
        )}
        <AcceptButton order={order} disabled={disabled} />
        {accepted && order.status !== 'canceled' && (
          <Stack divider={<Divider />} spacing={1.5}>
            {active
              .map((one, index) => ({ one, number: index + 1 }))
              // the next step comes first
              .toSorted(
                (a, b) =>
                  Number(b.one.id === next?.fulfillmentId) -
                  Number(a.one.id === next?.fulfillmentId),
              )
              .map(({ one, number }) => (
                <PackageActions
                  key={one.id}
                  order={order}
                  fulfillment={one}
                  number={several ? number : null}
                  disabled={disabled}
                  variantOf={variantOf}
                />
              ))}
            {canCreateFulfillment(order) && (
              <CreateFulfillment
                order={order}
                disabled={disabled}
                variant={variantOf('createFulfillment')}
              />
            )}
          </Stack>
        )}
        <RejectButton order={order} disabled={disabled} />
      </Stack>
    </DetailCard>
  )
}

interface PackageProps {
  order: Order
  fulfillment: Fulfillment
  /** Where there is more than one, or will be. */
  number: number | null
  disabled: boolean
  variantOf: (action: NextStep['action'], id?: string) => 'contained' | 'outlined'
}

function PackageActions({ order, fulfillment, number, disabled, variantOf }: PackageProps) {
  const translate = useTranslate()
  const shared = { order, fulfillmentId: fulfillment.id, disabled }
  const waits = !fulfillment.shipped_at && !fulfillment.delivered_at
  const name = number === null ? null : translate('order.deliveries.package', { number })
  return (
    <Stack spacing={1.5}>
      {waits && name && (
        <Typography variant="body2" color="text.secondary">
          {name}
        </Typography>
      )}
      {waits ? (
        <TrackingForm
          order={order}
          fulfillment={fulfillment}
          disabled={disabled}
          variant={variantOf('ship', fulfillment.id)}
        />
      ) : (
        // of one package among several the order's sentence would be wrong
        <Alert severity="success">
          {name ? translate('order.actions.package_sent', { name }) : SHIPPED_NOTICE}
        </Alert>
      )}
      <DeliverButton {...shared} variant={variantOf('deliver', fulfillment.id)} />
      <CorrectTracking order={order} fulfillment={fulfillment} disabled={disabled} />
      <CancelFulfillmentButton {...shared} />
    </Stack>
  )
}
