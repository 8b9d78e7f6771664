import { canDeliver, canShip } from '#domain/orders/orderActions'
import type { AdminOrder } from '#domain/orders/adminOrderWire'
import { useTranslate } from 'ra-core'
import { ActButton } from './ActButton'
import { ShipButton } from './ShipButton'

interface Props {
  order: AdminOrder
  fulfillmentId: string
  /** Where there is more than one. */
  number: number | null
}

/** What staff can do with one package: send it, and say that it has arrived. */
export function PackageActions({ order, fulfillmentId, number }: Props) {
  const translate = useTranslate()
  const values =
    number === null
      ? { name: '', number: '' }
      : { name: translate('admin_orders.act.package', { number }), number: ` ${number}` }
  return (
    <>
      <ShipButton
        order={order}
        fulfillmentId={fulfillmentId}
        values={values}
        isOffered={canShip(order, fulfillmentId)}
      />
      <ActButton
        texts="admin_orders.act.deliver"
        values={values}
        isOffered={canDeliver(order, fulfillmentId)}
        run={(dataProvider, reason) => dataProvider.markDelivered(order.id, fulfillmentId, reason)}
      />
    </>
  )
}
