import { sellerStockBadge, wineWarning } from '#domain/wines/wine'
import Stack from '@mui/material/Stack'
import { useTranslate } from 'ra-core'
import { useParams, Link } from 'react-router-dom'
import { isMissing } from '../../../kit/http/isMissing'
import { DetailColumns, DetailPart, PartsColumn } from '../../../kit/ui/DetailColumns'
import { LoadingState } from '../../../kit/ui/LoadingState'
import { useWine } from '../useWine'
import { WineLoadError } from '../WineLoadError'
import { WineBasics } from '../../../shared/wines/WineBasics'
import { LabelCard } from '../labels/LabelCard'
import { WineActs } from './WineActs'
import { WineHeader } from './WineHeader'
import { WineImageCard } from './WineImageCard'
import { WineInventory } from '../../../shared/wines/WineInventory'
import { WineLabel } from './WineLabel'
import { WinePrices } from '../../../shared/wines/WinePrices'
import { WineSheet } from '../../../shared/wines/sheet/WineSheet'
import ArrowForward from '@mui/icons-material/ArrowForward'
import Button from '@mui/material/Button'
import type { Product } from '#domain/wines/productWire'
import { completeAddress } from '../form/completeAddress'
import { emptyPaths } from '../form/formSections'
import { wineFormValues } from '../form/wineFormValues'
import { formatDecimal } from '#domain/values/decimal'
import { checkLabSheet } from '#domain/wines/lab/checkLabSheet'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import { useState } from 'react'
import { lazyDialog } from '../../../kit/ui/lazyDialog'
import { lazyPart } from '../../../kit/ui/lazyPart'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { reservedStock } from '../price/stockLevel'
import { FoldedCard } from '../../../kit/ui/FoldedCard'
import { LabSheet } from '../../../shared/wines/lab/LabSheet'
import { NoticeCard } from '../../../kit/ui/NoticeCard'

const WineImageDialog = lazyDialog(() => import('../image/WineImageDialog'))

/** A wine's page (spec §2 Wine detail). */
export default function WineDetail() {
  const translate = useTranslate()
  const { id } = useParams()
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true })
  // here, as its card has another place on a phone that is turned: it may hold pictures that are not sent yet
  const [isEditing, setEditing] = useState(false)
  const { data: wine, error, isPending, refetch } = useWine(id)
  if (isPending) return <LoadingState label={translate('wine.loading')} />
  // one that was read before may have been deleted since
  if (!wine || isMissing(error))
    return <WineLoadError error={error} title="wine.error" onRetry={() => void refetch()} />
  const image = <WineImageCard wine={wine} onEdit={() => setEditing(true)} />
  return (
    <>
      <WineHeader wine={wine} />
      <Stack spacing={2} sx={{ mb: 2 }}>
        {phone && image}
        <WineActs wine={wine} />
        <WineWarningBanner wine={wine} />
        <WineReview wine={wine} />
      </Stack>
      <DetailColumns widths="320px minmax(0, 1fr)">
        <PartsColumn isSticky>
          {!phone && image}
          <DetailPart place={3}>
            <WinePrices wine={wine} />
          </DetailPart>
          <DetailPart place={4}>
            <WineInventory wine={wine} badge={sellerStockBadge}>
              <ReservedBottles wine={wine} />
            </WineInventory>
          </DetailPart>
        </PartsColumn>
        <PartsColumn>
          <DetailPart place={1}>
            <WineBasics wine={wine} />
          </DetailPart>
          <DetailPart place={2}>
            <Stack spacing={2}>
              <WineSheet key={wine.id} metadata={wine.metadata ?? {}} />
              <CompleteSheet wine={wine} />
            </Stack>
          </DetailPart>
          <DetailPart place={5}>
            <Stack spacing={1}>
              <WineLab wine={wine} />
              <WineLabel wine={wine} />
              <WineDossier wine={wine} />
              <LabelCard wine={wine} />
            </Stack>
          </DetailPart>
        </PartsColumn>
      </DetailColumns>
      {isEditing && <WineImageDialog wine={wine} onClose={() => setEditing(false)} />}
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

/** Fetched when the card is opened: few pages' visits need its table of rules. */
const DossierContent = lazyPart(() => import('./DossierContent'), <LoadingState height={240} />)

/** Dossiê natural: one line; opened what the bottle's page says (docs/decisions/11). */
function WineDossier({ wine }: { wine: Product }) {
  const translate = useTranslate()
  return (
    <FoldedCard title={translate('wine.dossier.title')} summary={translate('wine.dossier.summary')}>
      <DossierContent wine={wine} />
    </FoldedCard>
  )
}

/** Laudo: one line that says whether anything asks for attention. It explains and stops nobody (R53). */
function WineLab({ wine }: { wine: Product }) {
  const translate = useTranslate()
  const findings = checkLabSheet(wine)
  const attentions = findings.filter(({ level }) => level === 'attention').length
  const summary =
    findings.length === 0
      ? translate('wine.lab.without')
      : attentions === 0
        ? translate('wine.lab.none')
        : translate('wine.lab.attentions', { smart_count: attentions })
  return (
    <FoldedCard title={translate('wine.lab.title')} summary={summary}>
      <LabSheet wine={wine} />
    </FoldedCard>
  )
}

/** Why staff decided about the wine as they did. */
function WineReview({ wine }: { wine: Product }) {
  const translate = useTranslate()
  const reason = wine.review?.reason
  if (!reason) return null
  return (
    <Alert severity={wine.status === 'rejected' ? 'error' : 'info'} sx={{ whiteSpace: 'pre-line' }}>
      <AlertTitle>{translate('wine.review.title')}</AlertTitle>
      {reason}
    </Alert>
  )
}

/** The yellow warning of a wine that lacks stock or price (spec §4); the button that it names is above it. */
function WineWarningBanner({ wine }: { wine: Product }) {
  const warning = wineWarning(wine)
  return warning && <NoticeCard tone="warning" title={warning.headline} text={warning.text} />
}
