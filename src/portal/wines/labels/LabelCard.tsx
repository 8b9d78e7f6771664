import type { Product } from '#domain/wines/productWire'
import { useTranslate } from 'ra-core'
import { Suspense, lazy } from 'react'
import { FoldedCard } from '../../../kit/ui/FoldedCard'
import { LoadingState } from '../../../kit/ui/LoadingState'

const WineCode = lazy(() => import('./WineCode'))

/** The code on the wine's bottles, one line until it is opened, and downloaded then. */
export function LabelCard({ wine }: { wine: Product }) {
  const translate = useTranslate()
  return (
    <FoldedCard title={translate('wine_labels.title')} summary={translate('wine_labels.summary')}>
      <Suspense fallback={<LoadingState height={240} />}>
        <WineCode wine={wine} />
      </Suspense>
    </FoldedCard>
  )
}
