import { labelFacts } from '#domain/labels/labelFacts'
import { labelNotes } from '#domain/labels/labelNotes'
import { labelWine } from '#domain/labels/labelWine'
import type { LabelProducer, MissingFact, LabelPath } from '#domain/labels/labelTypes'
import type { Product } from '#domain/wines/productWire'
import { flatSheetLabel } from '#domain/wines/sheet/index'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { FactList } from '../../../kit/ui/FactList'
import { LoadingState } from '../../../kit/ui/LoadingState'

export interface LabelContentProps {
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

/** What the label has to say, and what is missing for it. It explains and stops nobody (R53). */
export function LabelContent({
  wine,
  producer,
  isFailed,
  reader,
  links,
  missing,
  children,
}: LabelContentProps & { missing: readonly MissingFact[] | undefined }) {
  const translate = useTranslate()
  const label = labelWine(wine)
  return (
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
  )
}

interface Props {
  missing: readonly MissingFact[]
  links?: { wine: ReactNode; profile: ReactNode }
}

/** Falta para o rótulo: each fact with the fields that it waits for, and where it is asked for. */
function MissingFacts({ missing, links }: Props) {
  const translate = useTranslate()
  const nameOf = (path: LabelPath): string =>
    path.startsWith('metadata.')
      ? (flatSheetLabel(path.replace('metadata.', '')) ?? path)
      : translate(`wine.label.field.${path.replace('producer.', '')}`)
  const paths = missing.flatMap((fact) => fact.paths)
  return (
    <div>
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        {translate('wine.label.missing')}
      </Typography>
      <Box component="ul" sx={{ m: 0, mb: 1, pl: 2.5, display: 'grid', gap: 1, maxWidth: '72ch' }}>
        {missing.map(({ key, label, source, paths: fields }) => (
          <Box component="li" key={key} sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
            <strong>{label.pt}</strong>
            {': '}
            {fields.map(nameOf).join(', ')}
            <Box
              component="span"
              sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}
            >
              {source}
            </Box>
          </Box>
        ))}
      </Box>
      {paths.some((path) => !isOfProfile(path)) && links?.wine}
      {paths.some(isOfProfile) && links?.profile}
    </div>
  )
}

const isOfProfile = (path: LabelPath): boolean => path.startsWith('producer.')
