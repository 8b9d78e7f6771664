import { wineWarning } from '#domain/wines/wine'
import type { Product } from '#domain/wines/productWire'
import { NoticeCard } from '../../../kit/ui/NoticeCard'

/** The yellow warning of a wine that lacks stock or price (spec §4); the button that it names is above it. */
export function WineWarningBanner({ wine }: { wine: Product }) {
  const warning = wineWarning(wine)
  return warning && <NoticeCard tone="warning" title={warning.headline} text={warning.text} />
}
