import type { Seller } from '#domain/sellers/sellerWire'
import { RecordFilter } from './RecordFilter'

/** Filter by one producer, found by typing. */
export function SellerFilter() {
  return (
    <RecordFilter<Seller>
      resource="sellers"
      source="seller_id"
      label="audit.filter.seller"
      all="audit.filter.all_sellers"
      none="audit.filter.seller_none"
      optionOf={({ id, name }) => ({ id, name })}
    />
  )
}
