import { formatDateTime } from '#domain/values/dates'
import type { WinePriceResult } from '#domain/wines/winePricesWire'

/** Head of the stored values' column: who changed a price, and when. */
export const whoChanged = (
  translate: (key: string, options?: object) => string,
  { who, at }: NonNullable<WinePriceResult['changed_by']>,
): string =>
  translate('conflict.by', {
    who: who === 'winex' ? translate('conflict.staff') : who,
    when: formatDateTime(at),
  })
