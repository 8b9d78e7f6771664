import { boxesText, workingDaysText } from '#domain/freight/freightWords'
import { formatDate } from '#domain/values/dates'
import type { Order } from '#domain/orders/orderWire'
import { orderFreight as text } from './orderFreightTexts'
import { DetailCard } from '../../kit/ui/DetailCard'
import { FactList } from '../../kit/ui/FactList'
import { LateChip } from './LateChip'

/** In which boxes an order goes, and for when it was promised. Orders of before the freight table promised nothing. */
export function OrderFreight({ order }: { order: Order }) {
  const { delivery, promised_on } = order
  if (!delivery) return null
  return (
    <DetailCard title={text.title} action={<LateChip order={order} />}>
      <FactList
        facts={[
          { label: text.boxes, value: boxesText(delivery.boxes) },
          { label: text.handling, value: workingDaysText(delivery.handling_days) },
          { label: text.way, value: workingDaysText(delivery.delivery_days) },
          ...(order.stage === 'over'
            ? []
            : [
                { label: text.promised, value: promised_on ? formatDate(promised_on) : text.later },
              ]),
        ]}
      />
    </DetailCard>
  )
}
