import { useTranslate } from 'ra-core'
import { useParams } from 'react-router-dom'
import { ApiError } from '../../../kit/http/ApiError'
import { LoadingState } from '../../../kit/ui/LoadingState'
import { useWine } from '../useWine'
import { WineLoadError } from '../WineLoadError'
import { PriceStockForm } from './PriceStockForm'
import { stockLevel } from './stockLevel'

/** 'Gerenciar preços e estoque' of one wine (spec §2, §5, §8). */
export default function PriceStockPage() {
  const translate = useTranslate()
  const { wineId } = useParams()
  const { data: wine, error, isFetchedAfterMount, refetch } = useWine(wineId)
  // A stock of five minutes ago would be a false start: the form waits for the present one.
  if (!isFetchedAfterMount) return <LoadingState label={translate('price_stock.loading')} />
  const failed = (problem: unknown) => (
    <WineLoadError error={problem} title="price_stock.load_error" onRetry={() => void refetch()} />
  )
  if (!wine) return failed(error)
  const variant = wine.variants[0]
  const level = stockLevel(wine)
  if (!variant) return failed(new ApiError(translate('price_stock.no_variant'), 0))
  if (!level) return failed(new ApiError(translate('price_stock.no_inventory'), 0))
  return <PriceStockForm key={wine.id} wine={wine} variantId={variant.id} level={level} />
}
