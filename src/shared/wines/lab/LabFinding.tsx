import type { LabFinding } from '#domain/wines/lab/labTypes'
import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { StatusChip } from '../../../kit/ui/StatusChip'

/** '2 pontos de atenção', or that there is none. */
export function LabChip({ count }: { count: number }) {
  const translate = useTranslate()
  return count === 0 ? (
    <StatusChip label={translate('wine.lab.none')} color="success" />
  ) : (
    <StatusChip label={translate('wine.lab.attentions', { smart_count: count })} color="warning" />
  )
}

/** Limit and source of a finding, on a quiet line. */
export function LabSource({ limit, source }: Pick<LabFinding, 'limit' | 'source'>) {
  const translate = useTranslate()
  return (
    <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
      {translate('wine.lab.limit', { limit, source })}
    </Box>
  )
}
