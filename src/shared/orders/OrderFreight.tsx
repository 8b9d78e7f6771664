import { boxesText, workingDaysText } from '#domain/freight/freightWords'
import { formatDate } from '#domain/values/dates'
import type { Order } from '#domain/orders/orderWire'
import { orderFreight as text } from './orderFreightTexts'
import { FactList } from '../../kit/ui/FactList'
import { FoldedCard } from '../../kit/ui/FoldedCard'
import { LateChip } from './LateChip'

/** In which boxes an order goes, and for when it was promised. Orders of before the freight table promised nothing. */
export function OrderFreight({ order }: { order: Order }) {
  const { delivery, promised_on } = order
  if (!delivery) return null
  return (
    <FoldedCard
      title={text.title}
      summary={order.is_late ? text.late : (promised_on && formatDate(promised_on)) || undefined}
    >
      <LateChip order={order} />
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
    </FoldedCard>
  )
}
