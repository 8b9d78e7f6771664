import { sellerStockBadge } from '#domain/wines/wine'
import Stack from '@mui/material/Stack'
import { useTranslate } from 'ra-core'
import { useParams } from 'react-router-dom'
import { DetailColumns } from '../../../kit/ui/DetailColumns'
import { LoadingState } from '../../../kit/ui/LoadingState'
import { useWine } from '../useWine'
import { WineLoadError } from '../WineLoadError'
import { LabCard } from '../../../shared/wines/lab/LabCard'
import { WineBasics } from '../../../shared/wines/WineBasics'
import { CompleteSheet } from './CompleteSheet'
import { LabelCard } from '../labels/LabelCard'
import { WineHeader } from './WineHeader'
import { WineImageCard } from './WineImageCard'
import { ReservedBottles } from './ReservedBottles'
import { WineInventory } from '../../../shared/wines/WineInventory'
import { WineLabel } from './WineLabel'
import { WinePrices } from '../../../shared/wines/WinePrices'
import { WineReview } from './WineReview'
import { WineSheet } from '../../../shared/wines/sheet/WineSheet'
import { WineWarningBanner } from './WineWarningBanner'

/** A wine's page (spec §2 Wine detail). */
export default function WineDetail() {
  const translate = useTranslate()
  const { id } = useParams()
  const { data: wine, error, isPending, refetch } = useWine(id)
  if (isPending) return <LoadingState label={translate('wine.loading')} />
  if (!wine)
    return <WineLoadError error={error} title="wine.error" onRetry={() => void refetch()} />
  return (
    <>
      <WineHeader wine={wine} />
      <Stack spacing={2} sx={{ mb: 2 }}>
        <WineWarningBanner wine={wine} />
        <WineReview wine={wine} />
      </Stack>
      <DetailColumns widths="320px minmax(0, 1fr)">
        <Stack spacing={2} sx={{ position: { md: 'sticky' }, top: { md: 80 } }}>
          <WineImageCard wine={wine} />
          <WinePrices wine={wine} />
          <WineInventory wine={wine} badge={sellerStockBadge}>
            <ReservedBottles wine={wine} />
          </WineInventory>
          <LabelCard wine={wine} />
        </Stack>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <CompleteSheet wine={wine} />
          <WineBasics wine={wine} />
          <LabCard wine={wine} />
          <WineLabel wine={wine} />
          <WineSheet metadata={wine.metadata ?? {}} />
        </Stack>
      </DetailColumns>
    </>
  )
}
