import { checkLabSheet } from '#domain/wines/lab/checkLabSheet'
import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { useWatch } from 'react-hook-form'
import { LabSource } from '../../../shared/wines/lab/LabFinding'
import { plainNumbers } from './numberText'
import type { WineFormValues } from './wineFormValues'

/** What the laudo says of a field while it is typed; it never refuses (R53). Part of the field's description, so not announced at each key. */
export function LabHint({ field }: { field: string }) {
  const translate = useTranslate()
  const [title, metadata] = plainNumbers(
    useWatch<WineFormValues, ['title', 'metadata']>({ name: ['title', 'metadata'] }),
  )
  const findings = checkLabSheet({ title, metadata }).filter((finding) => finding.field === field)
  const attentions = findings.filter(({ level }) => level === 'attention')
  return (
    <Box component="span" sx={{ display: 'block', typography: 'caption' }}>
      {attentions.map(({ rule, sentence, limit, source }) => (
        <Box component="span" key={rule} sx={{ display: 'block', color: 'warning.main' }}>
          <strong>{translate('wine.lab.attention')}:</strong> {sentence}
          <LabSource limit={limit} source={source} />
        </Box>
      ))}
      {attentions.length === 0 && findings[0]?.sentence}
    </Box>
  )
}
