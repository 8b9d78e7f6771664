import type { Today } from '#domain/home/todayWire'
import { formatOrderNumber } from '../../shared/orders/formatOrderNumber'

/** '#12 · Maria Silva' */
export const orderTitle = (order: Today['orders']['lines'][number]): string =>
  [formatOrderNumber(order), order.customer].filter(Boolean).join(' · ')
