import type { Product } from '#domain/wines/productWire'
import type { Seller } from '#domain/sellers/sellerWire'
import { useGetOne } from 'ra-core'
import { CertificationList } from '../../../shared/images/CertificationList'
import { LabelCard } from '../../../shared/wines/label/LabelCard'

/** The label as staff see it before they decide: the notes on colonial and organic wines, and the certificates. */
export function ProductLabel({ product }: { product: Product }) {
  const id = product.seller?.id
  const { data: seller, isError } = useGetOne<Seller>(
    'sellers',
    { id: id ?? '' },
    { enabled: Boolean(id) },
  )
  const certificates = seller?.certifications ?? []
  return (
    <LabelCard wine={product} producer={seller} isFailed={isError || !id} reader="staff">
      {product.metadata?.agricultural_practice === 'organic' && certificates.length > 0 && (
        <CertificationList urls={certificates} />
      )}
    </LabelCard>
  )
}
