import type { Seller } from '#domain/sellers/sellerWire'
import Stack from '@mui/material/Stack'
import { CardFacts } from '../../kit/list/CardFacts'
import { CardStatuses } from '../../kit/list/CardStatuses'
import { formatPlace } from './formatPlace'
import { SellerActions } from './SellerActions'
import { SellerContract } from './SellerContract'
import { SellerName } from './SellerName'
import { SellerStatus } from './SellerStatus'

/** A seller on the phone. */
export function SellerCard({ seller }: { seller: Seller }) {
  return (
    <Stack spacing={1.5}>
      <SellerName seller={seller} />
      <CardFacts
        facts={[
          { label: 'admin_sellers.column.tax_id', value: seller.tax_id },
          { label: 'admin_sellers.column.city', value: formatPlace(seller) },
        ]}
      />
      <CardStatuses
        statuses={[
          { label: 'admin_sellers.column.status', chip: <SellerStatus seller={seller} /> },
          { label: 'admin_sellers.column.contract', chip: <SellerContract seller={seller} /> },
        ]}
      />
      <div>
        <SellerActions seller={seller} />
      </div>
    </Stack>
  )
}
