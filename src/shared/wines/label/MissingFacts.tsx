import type { LabelPath, MissingFact } from '#domain/labels/labelTypes'
import { flatSheetLabel } from '#domain/wines/sheet/index'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'

interface Props {
  missing: readonly MissingFact[]
  links?: { wine: ReactNode; profile: ReactNode }
}

/** Falta para o rótulo: each fact with the fields that it waits for, and where it is asked for. */
export function MissingFacts({ missing, links }: Props) {
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
