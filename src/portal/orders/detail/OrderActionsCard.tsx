import {
  canAccept,
  canShip,
  nextStep,
  orderActionProblem,
  REJECTED_NOTICE,
  SHIPPED_NOTICE,
  canCreateFulfillment,
  type NextStep,
} from '#domain/orders/orderActions'
import { awaitsPayment } from '#domain/orders/orderWaiting'
import { orderSentence } from '#domain/orders/orderSentence'
import { readSellerApproval } from '#domain/orders/sellerApproval'
import { readStoreStatus } from '#domain/sellers/storeStatus'
import type { Fulfillment } from '#domain/orders/fulfillmentWire'
import type { Order } from '#domain/orders/orderWire'
import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useIdempotencyKey } from '../../../kit/http/useIdempotencyKey'
import { DetailCard } from '../../../kit/ui/DetailCard'
import { ME_QUERY } from '../../fetchMe'
import { AcceptButton } from '../actions/AcceptButton'
import { CancelFulfillmentButton } from '../actions/CancelFulfillmentButton'
import { ChooseBottles, ChooseBottlesDialog } from '../actions/ChooseBottles'
import { CorrectTracking } from '../actions/CorrectTracking'
import { CreateFulfillment } from '../actions/CreateFulfillment'
import { DeliverButton } from '../actions/DeliverButton'
import { MoreActions } from '../actions/MoreActions'
import { RejectButton, RejectDialog } from '../actions/RejectButton'
import { TrackingForm } from '../actions/TrackingForm'
import { activePackages } from '../../../shared/orders/activePackages'

/**
 * The order's state in one sentence, the one next thing to do, and below it what else the seller can do; the server
 * checks the same rules (spec §4).
 */
export function OrderActionsCard({ order }: { order: Order }) {
  const translate = useTranslate()
  const { data: me, isPending } = useQuery(ME_QUERY)
  const inactive = me ? readStoreStatus(me.seller?.store_status) !== 'active' : false
  const reason = me && inactive ? orderActionProblem('accept', order, me.seller ?? {}) : null
  const isRejected = readSellerApproval(order.metadata) === 'rejected'
  const disabled = isPending || inactive
  const [now] = useState(() => new Date())
  // here, and not beside their buttons: those go when a colleague acts, and what was typed stays
  const [isRejecting, setRejecting] = useState(false)
  const once = useIdempotencyKey()
  const [choosing, setChoosing] = useState<Order | null>(null)
  const title = orderSentence(order, now) ?? translate('order.actions.title')
  return (
    <DetailCard title={title}>
      {isRejected ? (
        <Alert severity="error">{REJECTED_NOTICE}</Alert>
      ) : (
        <Stack spacing={1.5}>
          {reason && <Alert severity="info">{reason}</Alert>}
          {order.status === 'canceled' ? (
            <Alert severity="info">{translate('order.timeline.canceled')}</Alert>
          ) : (
            <Steps
              order={order}
              disabled={disabled}
              onReject={() => setRejecting(true)}
              onChoose={() => setChoosing(order)}
            />
          )}
        </Stack>
      )}
      {isRejecting && <RejectDialog order={order} onClose={() => setRejecting(false)} />}
      {choosing && (
        <ChooseBottlesDialog order={choosing} once={once} onClose={() => setChoosing(null)} />
      )}
    </DetailCard>
  )
}

interface StepsProps {
  order: Order
  disabled: boolean
}

interface StepsOfOrderProps extends StepsProps {
  onReject: () => void
  onChoose: () => void
}

function Steps({ order, disabled, onReject, onChoose }: StepsOfOrderProps) {
  const reject = <RejectButton order={order} disabled={disabled} onPress={onReject} />
  // both are answers to the order
  if (canAccept(order)) {
    return awaitsPayment(order) ? (
      // it asks nothing of its producer until it is paid (R66)
      <MoreActions>
        <AcceptButton order={order} disabled={disabled} variant="outlined" />
        {reject}
      </MoreActions>
    ) : (
      <>
        <AcceptButton order={order} disabled={disabled} variant="contained" />
        {reject}
      </>
    )
  }
  const next = nextStep(order)
  const active = activePackages(order)
  const isOne = active.length === 1 && !canCreateFulfillment(order)
  const packages = active.map((one, index) => ({ one, number: isOne ? null : index + 1 }))
  const first = packages.find(({ one }) => one.id === next?.fulfillmentId)
  const others = packages.filter((one) => one !== first)
  return (
    <>
      {/* what was typed or asked for one package is never of the next one */}
      {first && (
        <Step key={first.one.id} {...first} order={order} disabled={disabled} next={next} />
      )}
      {next?.action === 'createFulfillment' && (
        <CreateFulfillment order={order} disabled={disabled} variant="contained" />
      )}
      {others.map((one) => (
        <Sent key={one.one.id} {...one} />
      ))}
      <MoreActions>
        {first && next?.action === 'ship' && (
          <DeliverButton
            key={`deliver ${first.one.id}`}
            order={order}
            fulfillmentId={first.one.id}
            disabled={disabled}
            variant="outlined"
          />
        )}
        {first && (
          <Seldom
            key={`seldom ${first.one.id}`}
            order={order}
            fulfillment={first.one}
            disabled={disabled}
          />
        )}
        {others
          .filter(({ one }) => !one.delivered_at)
          .map(({ one, number }) => (
            <OtherPackage
              key={one.id}
              order={order}
              one={one}
              number={number}
              disabled={disabled}
              next={null}
            />
          ))}
        {next?.action !== 'createFulfillment' && (
          <CreateFulfillment order={order} disabled={disabled} variant="outlined" />
        )}
        <ChooseBottles order={order} disabled={disabled} onPress={onChoose} />
        {reject}
      </MoreActions>
    </>
  )
}

interface PackageProps extends StepsProps {
  one: Fulfillment
  /** Where there is more than one, or will be. */
  number: number | null
  next: NextStep | null
}

const waits = (one: Fulfillment): boolean => !one.shipped_at && !one.delivered_at

/** The package that is sent, or has arrived, next. */
function Step({ order, one, number, disabled, next }: PackageProps) {
  return (
    <>
      {waits(one) && <PackageName number={number} />}
      <Sent one={one} number={number} />
      {next?.action === 'ship' ? (
        <TrackingForm order={order} fulfillment={one} disabled={disabled} />
      ) : (
        <DeliverButton
          order={order}
          fulfillmentId={one.id}
          disabled={disabled}
          variant="contained"
        />
      )}
    </>
  )
}

/** Another package than the one whose turn it is. */
function OtherPackage({ order, one, number, disabled }: PackageProps) {
  return (
    <>
      <PackageName number={number} />
      {canShip(order, one.id) && (
        <TrackingForm order={order} fulfillment={one} disabled={disabled} variant="outlined" />
      )}
      <DeliverButton order={order} fulfillmentId={one.id} disabled={disabled} variant="outlined" />
      <Seldom order={order} fulfillment={one} disabled={disabled} />
    </>
  )
}

function Seldom({ order, fulfillment, disabled }: StepsProps & { fulfillment: Fulfillment }) {
  return (
    <>
      <CorrectTracking order={order} fulfillment={fulfillment} disabled={disabled} />
      <CancelFulfillmentButton order={order} fulfillmentId={fulfillment.id} disabled={disabled} />
    </>
  )
}

function PackageName({ number }: Pick<PackageProps, 'number'>) {
  const translate = useTranslate()
  return number === null ? null : (
    <Typography variant="body2" color="text.secondary">
      {translate('order.deliveries.package', { number })}
    </Typography>
  )
}

/** Of one package among several the order's sentence would be wrong. */
function Sent({ one, number }: Pick<PackageProps, 'one' | 'number'>) {
  const translate = useTranslate()
  if (waits(one)) return null
  const name = number === null ? null : translate('order.deliveries.package', { number })
  return (
    <Alert severity="success">
      {name ? translate('order.actions.package_sent', { name }) : SHIPPED_NOTICE}
    </Alert>
  )
}
