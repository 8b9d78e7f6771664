import { sortForPicking } from '#domain/orders/picking'
import type { Order } from '#domain/orders/orderWire'
import { useTranslate } from 'ra-core'
import { Navigate } from 'react-router-dom'
import { paths } from '../../../paths'
import { LoadingState } from '../../../kit/ui/LoadingState'
import { PageHeader } from '../../../kit/ui/PageHeader'
import { OrderLoadError } from '../OrderLoadError'
import { boxesToPack } from '../slip/boxesOf'
import { ShipForm, type Parcel } from './ShipForm'
import { useBatchOrders } from './useBatchOrders'

/** The tracking codes of many orders, pasted as a column (issue 14.2). */
export default function ShipOrders() {
  const translate = useTranslate()
  const { ids, data: orders, error, isPending, refetch } = useBatchOrders()
  if (ids.length === 0) return <Navigate to={paths.portal.orders} replace />
  if (isPending) return <LoadingState label={translate('orders.list.loading')} />
  if (!orders) return <OrderLoadError error={error} onRetry={() => void refetch()} />
  return (
    <>
      <PageHeader
        title={translate('order.batch.ship.title')}
        subtitle={translate('order.batch.ship.subtitle')}
        back={{ to: paths.portal.orders, label: translate('order.back') }}
      />
      <ShipForm
        parcels={parcelsOf(orders)}
        unpacked={orders.filter((order) => !parcelsOf([order]).length)}
      />
    </>
  )
}

/** The packages that wait for their code, in the sequence of the print. */
function parcelsOf(orders: Order[]): Parcel[] {
  return sortForPicking(orders.flatMap(boxesToPack)).flatMap(({ order, displayId, box }) =>
    box?.waits ? [{ order, displayId, fulfillmentId: box.id }] : [],
  )
}
