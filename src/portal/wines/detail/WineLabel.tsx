import type { Product } from '#domain/wines/productWire'
import ArrowForward from '@mui/icons-material/ArrowForward'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths'
import { LabelCard } from '../../../shared/wines/label/LabelCard'
import { ME_QUERY } from '../../fetchMe'
import { labelAddress } from '../form/completeAddress'

/** What the wine's label says and lacks, with the ways to fill it in. */
export function WineLabel({ wine }: { wine: Product }) {
  const { data: me, isError } = useQuery(ME_QUERY)
  return (
    <LabelCard
      wine={wine}
      producer={me?.seller ?? undefined}
      isFailed={isError}
      reader="seller"
      links={{
        wine: <FillIn to={labelAddress(wine.id)} label="wine.label.fill_wine" />,
        profile: <FillIn to={paths.portal.accountSettings} label="wine.label.fill_profile" />,
      }}
    />
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
