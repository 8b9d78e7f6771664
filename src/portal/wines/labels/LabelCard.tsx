import type { Product } from '#domain/wines/productWire'
import { useTranslate } from 'ra-core'
import { FoldedCard } from '../../../kit/ui/FoldedCard'
import { lazyPart } from '../../../kit/ui/lazyPart'
import { LoadingState } from '../../../kit/ui/LoadingState'

const WineCode = lazyPart(() => import('./WineCode'), <LoadingState height={240} />)

/** The code on the wine's bottles, one line until it is opened, and downloaded then. */
export function LabelCard({ wine }: { wine: Product }) {
  const translate = useTranslate()
  return (
    <FoldedCard title={translate('wine_labels.title')} summary={translate('wine_labels.summary')}>
      <WineCode wine={wine} />
    </FoldedCard>
  )
}
