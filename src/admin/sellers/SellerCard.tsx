import { formatDate } from '#domain/dates'
import type { Seller } from '#domain/wire/seller'
import Stack from '@mui/material/Stack'
import { CardFacts } from '../../shared/list/CardFacts'
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
          { label: 'admin_sellers.column.created', value: formatDate(seller.created_at) },
        ]}
      />
      <CardFacts
        facts={[
          { label: 'admin_sellers.column.status', value: <SellerStatus seller={seller} /> },
          { label: 'admin_sellers.column.contract', value: <SellerContract seller={seller} /> },
        ]}
      />
      <div>
        <SellerActions seller={seller} />
      </div>
    </Stack>
  )
}
