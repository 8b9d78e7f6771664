import { missingForLabel } from '#domain/labels/labelFacts'
import { labelWine } from '#domain/labels/labelWine'
import type { Product } from '#domain/wines/productWire'
import ArrowForward from '@mui/icons-material/ArrowForward'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths'
import { FoldedCard } from '../../../kit/ui/FoldedCard'
import { LabelContent } from '../../../shared/wines/label/LabelContent'
import { ME_QUERY } from '../../fetchMe'
import { labelAddress } from '../form/completeAddress'

/** Rótulo: one line that says how much the label lacks; opened what it says, with the ways to fill it in. */
export function WineLabel({ wine }: { wine: Product }) {
  const translate = useTranslate()
  const { data: me, isError } = useQuery(ME_QUERY)
  const producer = me?.seller ?? undefined
  const missing = producer && missingForLabel(labelWine(wine), producer)
  const summary =
    missing &&
    (missing.length === 0
      ? translate('wine.label.complete')
      : translate('wine.label.open', { smart_count: missing.length }))
  return (
    <FoldedCard title={translate('wine.label.title')} summary={summary}>
      <LabelContent
        wine={wine}
        producer={producer}
        isFailed={isError}
        reader="seller"
        missing={missing}
        links={{
          wine: <FillIn to={labelAddress(wine.id)} label="wine.label.fill_wine" />,
          profile: <FillIn to={paths.portal.accountSettings} label="wine.label.fill_profile" />,
        }}
      />
    </FoldedCard>
  )
}

function FillIn({ to, label }: { to: string; label: string }) {
  const translate = useTranslate()
  return (
    <Button component={Link} to={to} endIcon={<ArrowForward />} sx={{ minHeight: 44 }}>
      {translate(label)}
    </Button>
  )
}
