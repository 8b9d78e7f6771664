import { labelFacts, missingForLabel } from '#domain/labels/labelFacts'
import { labelNotes } from '#domain/labels/labelNotes'
import { labelWine } from '#domain/labels/labelWine'
import type { LabelProducer } from '#domain/labels/labelTypes'
import type { Product } from '#domain/wines/productWire'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { DetailCard } from '../../../kit/ui/DetailCard'
import { FactList } from '../../../kit/ui/FactList'
import { LoadingState } from '../../../kit/ui/LoadingState'
import { StatusChip } from '../../../kit/ui/StatusChip'
import { MissingFacts } from './MissingFacts'

interface Props {
  wine: Product
  /** The profile behind the wine; undefined while it is not there. */
  producer: LabelProducer | undefined
  isFailed: boolean
  reader: 'seller' | 'staff'
  /** Where what is missing is filled in, by whether it belongs to the profile. */
  links?: { wine: ReactNode; profile: ReactNode }
  /** Below the notes. */
  children?: ReactNode
}

/** Rótulo: what the label has to say, and what is missing for it. It explains and stops nobody (R53). */
export function LabelCard({ wine, producer, isFailed, reader, links, children }: Props) {
  const translate = useTranslate()
  const label = labelWine(wine)
  const missing = producer && missingForLabel(label, producer)
  return (
    <DetailCard
      title={translate('wine.label.title')}
      action={missing && <MissingChip count={missing.length} />}
    >
      <Stack spacing={2}>
        <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '72ch' }}>
          {translate('wine.label.hint')}
        </Typography>
        {labelNotes(label, reader).map(({ key, text, source }) => (
          <Alert key={key} severity="info">
            {text}
            <Box component="span" sx={{ display: 'block', typography: 'caption' }}>
              {source}
            </Box>
          </Alert>
        ))}
        {children}
        {missing && missing.length > 0 && <MissingFacts missing={missing} links={links} />}
        {producer ? (
          <FactList
            facts={labelFacts(label, producer).flatMap(({ label: { pt }, value }) =>
              value ? [{ label: pt, value: value.pt, wide: value.pt.length > 40 }] : [],
            )}
          />
        ) : isFailed ? (
          <Typography variant="body2" role="alert">
            {translate('wine.label.no_profile')}
          </Typography>
        ) : (
          <LoadingState label={translate('wine.label.loading')} height={520} />
        )}
      </Stack>
    </DetailCard>
  )
}

function MissingChip({ count }: { count: number }) {
  const translate = useTranslate()
  return count === 0 ? (
    <StatusChip label={translate('wine.label.complete')} color="success" />
  ) : (
    <StatusChip label={translate('wine.label.open', { smart_count: count })} color="warning" />
  )
}
