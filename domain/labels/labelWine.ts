import type { Product } from '../wines/productWire'
import type { LabelWine } from './labelTypes'

/** What a wine on the wire gives to its label. */
export const labelWine = ({ title, origin_country, metadata, variants }: Product): LabelWine => ({
  title,
  origin_country,
  metadata,
  volume: variants[0]?.title,
})
