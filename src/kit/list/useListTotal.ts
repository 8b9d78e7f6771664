import { LIST_COUNT_MAX } from '#domain/limits'
import { formatDecimal } from '#domain/values/decimal'
import { useListContext, useTranslate } from 'ra-core'

/** How many rows match, as texts take it; of a list without a total 'mais de 10.000' (R62). */
export function useListTotal(): { smart_count: number; count: string } {
  const translate = useTranslate()
  const { total } = useListContext()
  return total === undefined
    ? {
        smart_count: LIST_COUNT_MAX,
        count: translate('lists.more_than', { count: formatDecimal(LIST_COUNT_MAX) }),
      }
    : { smart_count: total, count: formatDecimal(total) }
}
