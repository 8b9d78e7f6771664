import { adminStockBadge } from '#domain/wines/wine'
import { useTranslate } from 'ra-core'
import { useParams } from 'react-router-dom'
import { isMissing } from '../../../kit/http/isMissing'
import { DetailColumns, DetailPart, PartsColumn } from '../../../kit/ui/DetailColumns'
import { LoadingState } from '../../../kit/ui/LoadingState'
import { WineSheet } from '../../../shared/wines/sheet/WineSheet'
import { LabCard } from '../../../shared/wines/lab/LabCard'
import { WineBasics } from '../../../shared/wines/WineBasics'
import { WineInventory } from '../../../shared/wines/WineInventory'
import { WinePictures } from '../../../shared/wines/WinePictures'
import { WinePrices } from '../../../shared/wines/WinePrices'
import { ProductReview } from '../review/ProductReview'
import { ProductHistory } from './ProductHistory'
import { ProductLabel } from './ProductLabel'
import { ProductLoadError } from './ProductLoadError'
import { ProductSeller } from './ProductSeller'
import { useProduct } from './useProduct'
import type { Product } from '#domain/wines/productWire'
import { paths } from '../../../paths'
import { RecordId } from '../../../kit/ui/RecordId'
import { PageHeader } from '../../../kit/ui/PageHeader'
import { HistoryButton } from '../../audit/HistoryButton'
import { ProductStatus } from '../ProductStatus'

/** A wine's page for staff, with its review (spec §2 Admin area, issue 5). */
export default function ProductDetail() {
  const translate = useTranslate()
  const { id } = useParams()
  const { data: product, error, isPending, refetch } = useProduct(id)
  if (isPending) return <LoadingState label={translate('admin_product.loading')} />
  // one that was read before may have been deleted by its producer since
  if (!product || isMissing(error))
    return <ProductLoadError error={error} onRetry={() => void refetch()} />
  return (
    <>
      <ProductHeader product={product} />
      <ProductReview product={product} />
      <DetailColumns widths="320px minmax(0, 1fr)">
        <PartsColumn>
          <DetailPart place={1}>
            <WinePictures wine={product} />
          </DetailPart>
          <DetailPart place={4}>
            <WinePrices wine={product} />
          </DetailPart>
          <DetailPart place={5}>
            <WineInventory wine={product} badge={adminStockBadge} />
          </DetailPart>
          <DetailPart place={6}>
            <ProductSeller product={product} />
          </DetailPart>
          <DetailPart place={9}>
            <ProductHistory product={product} />
          </DetailPart>
        </PartsColumn>
        <PartsColumn>
          <DetailPart place={2}>
            <WineBasics wine={product} />
          </DetailPart>
          <DetailPart place={3}>
            <WineSheet key={product.id} metadata={product.metadata ?? {}} />
          </DetailPart>
          <DetailPart place={7}>
            <LabCard wine={product} />
          </DetailPart>
          <DetailPart place={8}>
            <ProductLabel product={product} />
          </DetailPart>
        </PartsColumn>
      </DetailColumns>
    </>
  )
}

/** Title, ID and status. */
export function ProductHeader({ product }: { product: Product }) {
  const translate = useTranslate()
  return (
    <PageHeader
      title={product.title}
      back={{ to: paths.admin.products, label: translate('admin_product.back') }}
      actions={<HistoryButton resource="product" id={product.id} />}
      status={<ProductStatus product={product} />}
      subtitle={<RecordId value={product.id} label={translate('admin_product.copy_id')} />}
    />
  )
}
