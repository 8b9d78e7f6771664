import type { Dossier } from '#domain/labels/dossier/dossierTypes'
import Check from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'

/** How the wine was made, line by line with who attests it, and what nobody has said: what strangers read, with its sources. */
export function DossierTable({ dossier: { lines, missing, sources } }: { dossier: Dossier }) {
  const translate = useTranslate()
  const quiet = { color: 'text.secondary', maxWidth: '72ch' }
  return (
    <Stack spacing={1.5}>
      <Typography variant="body2" sx={quiet}>
        {translate(lines.length > 0 ? 'wine.dossier.hint' : 'wine.dossier.empty')}
      </Typography>
      {lines.length > 0 && (
        <Box component="dl" sx={{ m: 0 }}>
          {lines.map(({ key, name, value, by, word }, index) => (
            <Box
              key={`${key} ${String(index)}`}
              sx={{
                display: 'grid',
                gridTemplateColumns: { sm: '160px minmax(0, 1fr)' },
                columnGap: 2,
                py: 1,
                borderTop: 1,
                borderColor: 'divider',
                overflowWrap: 'anywhere',
              }}
            >
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {name.pt}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {value.pt}
                <Typography
                  variant="body2"
                  color={by === 'producer' ? 'text.secondary' : 'success.main'}
                >
                  {by !== 'producer' && (
                    <Check fontSize="inherit" aria-hidden sx={{ mr: 0.5, verticalAlign: '-2px' }} />
                  )}
                  {word.pt}
                </Typography>
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {missing.length > 0 && (
        <Typography variant="body2" sx={quiet}>
          {translate('wine.dossier.missing', { names: missing.map(({ pt }) => pt).join(', ') })}
        </Typography>
      )}
      {sources.length > 0 && (
        <Box component="details" sx={{ ...quiet, typography: 'body2' }}>
          <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
            {translate('wine.dossier.sources')}
          </Box>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </Box>
        </Box>
      )}
    </Stack>
  )
}
