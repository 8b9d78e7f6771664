import type { Today } from '#domain/home/todayWire'
import { approvalDeadline } from '#domain/orders/waitingStep'
import { RETURN_REASONS } from '#domain/returns/returnReasons'
import { formatDate, formatDateTime } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import { useTranslate } from 'ra-core'

/** '26/11' of '26/11/2026', also before a time: what waits is never older than a year. */
const withoutYear = (date: string): string => date.replace(/(\d\d\/\d\d)\/\d{4}/, '$1')

/** What a line says of its order: bottles and sum, and the day that counts. */
export function OrderText({ order }: { order: Today['orders']['lines'][number] }) {
  const translate = useTranslate()
  const bottles = translate('order.bottles', {
    smart_count: order.item_count,
    count: order.item_count,
  })
  const of = (key: string, date: string) =>
    translate(`today.day.${key}`, { date: withoutYear(date) })
  switch (order.waiting) {
    case 'approve':
      return [
        bottles,
        formatBRL(order.total),
        of('answer', formatDateTime(approvalDeadline(order.due_from))),
      ].join(' · ')
    case 'send':
      return [
        bottles,
        order.day ? of('send', formatDate(order.day)) : of('placed', formatDate(order.created_at)),
      ].join(' · ')
    case 'returns':
      return [
        ...(order.reason ? [RETURN_REASONS[order.reason].label] : []),
        ...(order.day ? [of('asked', formatDate(order.day))] : []),
      ].join(' · ')
    case 'messages':
      return order.message
        ? `${of('written', formatDate(order.message.at))}: “${order.message.text}”`
        : null
    case 'invoice':
    case 'unpaid':
      return [bottles, formatBRL(order.total), of('placed', formatDate(order.created_at))].join(
        ' · ',
      )
  }
}
