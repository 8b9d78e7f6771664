import type { Product } from '#domain/wines/productWire'
import { useTranslate } from 'ra-core'
import { lazy, Suspense } from 'react'
import { FoldedCard } from '../../../kit/ui/FoldedCard'
import { LoadingState } from '../../../kit/ui/LoadingState'

/** Fetched when the card is opened: few pages' visits need its table of rules. */
const DossierContent = lazy(() => import('./DossierContent'))

/** Dossiê natural: one line; opened what the bottle's page says (docs/decisions/11). */
export function WineDossier({ wine }: { wine: Product }) {
  const translate = useTranslate()
  return (
    <FoldedCard title={translate('wine.dossier.title')} summary={translate('wine.dossier.summary')}>
      <Suspense fallback={<LoadingState height={240} />}>
        <DossierContent wine={wine} />
      </Suspense>
    </FoldedCard>
  )
}
