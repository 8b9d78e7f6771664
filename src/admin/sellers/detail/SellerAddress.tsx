import { countryLabel } from '#domain/values/countries'
import type { Seller } from '#domain/sellers/sellerWire'
import { useTranslate } from 'ra-core'
import { DetailCard } from '../../../kit/ui/DetailCard'
import { FactList } from '../../../kit/ui/FactList'

/** Where the seller is. */
export function SellerAddress({ seller }: { seller: Seller }) {
  const translate = useTranslate()
  const name = (key: string) => translate(`admin_seller.address.${key}`)
  return (
    <DetailCard title={name('title')}>
      <FactList
        facts={[
          { label: name('line'), value: seller.address_line ?? '' },
          { label: name('city'), value: seller.city ?? '' },
          { label: name('state'), value: seller.state ?? '' },
          { label: name('postal_code'), value: seller.postal_code ?? '' },
          { label: name('country'), value: countryLabel(seller.country_code) },
        ]}
      />
    </DetailCard>
  )
}
