import { formatDate, formatDateTime } from '#domain/values/dates'
import { formatHectares } from '#domain/sellers/hectares'
import { regionLabel } from '#domain/sellers/regions'
import { isLegalEntity } from '#domain/values/taxId'
import type { Seller } from '#domain/sellers/sellerWire'
import { useTranslate } from 'ra-core'
import { DetailCard } from '../../../kit/ui/DetailCard'
import { FactList } from '../../../kit/ui/FactList'

/** Who the seller is: name, tax id, region, vineyard and story (spec §3 Seller). */
export function SellerIdentity({ seller }: { seller: Seller }) {
  const translate = useTranslate()
  const name = (key: string) => translate(`admin_seller.identity.${key}`)
  return (
    <DetailCard title={name('title')}>
      <FactList
        facts={[
          { label: name('name'), value: seller.name },
          { label: name('handle'), value: seller.handle },
          { label: isLegalEntity(seller.tax_id) ? 'CNPJ' : 'CPF', value: seller.tax_id },
          { label: name('region'), value: regionLabel(seller.region) },
          { label: name('hectares'), value: formatHectares(seller.hectares) },
          { label: name('created'), value: formatDate(seller.created_at) },
          { label: name('updated'), value: formatDateTime(seller.updated_at) },
          { label: name('description'), value: seller.description ?? '', wide: true },
          { label: name('history'), value: seller.producer_history ?? '', wide: true },
        ]}
      />
    </DetailCard>
  )
}
