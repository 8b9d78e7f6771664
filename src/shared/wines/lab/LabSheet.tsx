import { checkLabSheet } from '#domain/wines/lab/checkLabSheet'
import type { LabFinding } from '#domain/wines/lab/labTypes'
import { flatSheet, flatSheetLabel, formatFlatSheet } from '#domain/wines/sheet/index'
import type { Product } from '#domain/wines/productWire'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { LabSource } from './LabFinding'

/** The sheet beside the limits of the norms: what asks for attention, and one click away what is as it should be. */
export function LabSheet({ wine }: { wine: Product }) {
  const translate = useTranslate()
  const findings = checkLabSheet(wine)
  const fine = findings.filter(({ level }) => level === 'ok')
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '72ch' }}>
        {translate(findings.length > 0 ? 'wine.lab.hint' : 'wine.lab.empty')}
      </Typography>
      <Findings wine={wine} findings={findings.filter(({ level }) => level === 'attention')} />
      {fine.length > 0 && (
        <Box component="details" sx={{ mt: 1.5 }}>
          <Box component="summary" sx={{ typography: 'body2', cursor: 'pointer', py: 1 }}>
            {translate('wine.lab.fine', { smart_count: fine.length })}
          </Box>
          <Findings wine={wine} findings={fine} />
        </Box>
      )}
    </>
  )
}

function Findings({ wine, findings }: { wine: Product; findings: readonly LabFinding[] }) {
  if (findings.length === 0) return null
  const values = flatSheet(wine.metadata)
  return (
    <Box component="ul" sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
      {findings.map(({ rule, field, sentence, limit, source }) => {
        const value = formatFlatSheet(field, values[field])
        return (
          <Box component="li" key={rule} sx={{ overflowWrap: 'anywhere', maxWidth: '72ch' }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {[flatSheetLabel(field), value].filter(Boolean).join(': ')}
            </Typography>
            <Typography variant="body2">{sentence}</Typography>
            <LabSource limit={limit} source={source} />
          </Box>
        )
      })}
    </Box>
  )
}
