import { sellerStockBadge } from '#domain/wines/wine'
import Stack from '@mui/material/Stack'
import { useTranslate } from 'ra-core'
import { useParams, Link } from 'react-router-dom'
import { DetailColumns } from '../../../kit/ui/DetailColumns'
import { LoadingState } from '../../../kit/ui/LoadingState'
import { useWine } from '../useWine'
import { WineLoadError } from '../WineLoadError'
import { WineBasics } from '../../../shared/wines/WineBasics'
import { LabelCard } from '../labels/LabelCard'
import { WineActs } from './WineActs'
import { WineDossier } from './WineDossier'
import { WineHeader } from './WineHeader'
import { WineImageCard } from './WineImageCard'
import { WineInventory } from '../../../shared/wines/WineInventory'
import { WineLab } from './WineLab'
import { WineLabel } from './WineLabel'
import { WinePrices } from '../../../shared/wines/WinePrices'
import { WineReview } from './WineReview'
import { WineSheet } from '../../../shared/wines/sheet/WineSheet'
import { WineWarningBanner } from './WineWarningBanner'
import ArrowForward from '@mui/icons-material/ArrowForward'
import Button from '@mui/material/Button'
import type { Product } from '#domain/wines/productWire'
import { completeAddress } from '../form/completeAddress'
import { emptyPaths } from '../form/formSections'
import { wineFormValues } from '../form/wineFormValues'
import { formatDecimal } from '#domain/values/decimal'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { reservedStock } from '../price/stockLevel'

/** A wine's page (spec §2 Wine detail). */
export default function WineDetail() {
  const translate = useTranslate()
  const { id } = useParams()
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true })
  const { data: wine, error, isPending, refetch } = useWine(id)
  if (isPending) return <LoadingState label={translate('wine.loading')} />
  if (!wine)
    return <WineLoadError error={error} title="wine.error" onRetry={() => void refetch()} />
  return (
    <>
      <WineHeader wine={wine} />
      <Stack spacing={2} sx={{ mb: 2 }}>
        {phone && <WineImageCard wine={wine} />}
        <WineActs wine={wine} />
        <WineWarningBanner wine={wine} />
        <WineReview wine={wine} />
      </Stack>
      <DetailColumns widths="320px minmax(0, 1fr)">
        <Stack spacing={2} sx={{ position: { md: 'sticky' }, top: { md: 80 } }}>
          {!phone && <WineImageCard wine={wine} />}
          <WinePrices wine={wine} />
          <WineInventory wine={wine} badge={sellerStockBadge}>
            <ReservedBottles wine={wine} />
          </WineInventory>
        </Stack>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <WineBasics wine={wine} />
          <WineSheet metadata={wine.metadata ?? {}} />
          <CompleteSheet wine={wine} />
          <Stack spacing={1}>
            <WineLab wine={wine} />
            <WineLabel wine={wine} />
            <WineDossier wine={wine} />
            <LabelCard wine={wine} />
          </Stack>
        </Stack>
      </DetailColumns>
    </>
  )
}

/** How much of the sheet is empty, and the way to the first empty field. */
function CompleteSheet({ wine }: { wine: Product }) {
  const translate = useTranslate()
  const empty = emptyPaths(wineFormValues(wine)).length
  if (empty === 0) return null
  return (
    <Button
      component={Link}
      to={completeAddress(wine.id)}
      endIcon={<ArrowForward />}
      sx={{ alignSelf: 'flex-start', minHeight: 44 }}
    >
      {translate('wine.complete', { smart_count: empty })}
    </Button>
  )
}

/** How many bottles orders hold besides those that can be sold. */
function ReservedBottles({ wine }: { wine: Product }) {
  const translate = useTranslate()
  const reserved = reservedStock(wine)
  if (reserved === 0) return null
  return (
    <Typography variant="caption" color="text.secondary">
      {translate('wine.inventory.reserved', {
        smart_count: reserved,
        count: formatDecimal(reserved),
      })}
    </Typography>
  )
}
