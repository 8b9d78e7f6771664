import { KEPT_AFTER_ERASURE } from '#domain/privacy/privacy'
import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'

/** The declared list of what an erasure leaves, and why. */
export function KeptList() {
  const translate = useTranslate()
  return (
    <Box component="details" sx={{ '& summary': { cursor: 'pointer', fontWeight: 600, py: 1 } }}>
      <summary>{translate('privacy.kept')}</summary>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
        {KEPT_AFTER_ERASURE.map(({ what, why }) => (
          <li key={what}>
            <strong>{what}.</strong> {why}
          </li>
        ))}
      </Box>
    </Box>
  )
}
