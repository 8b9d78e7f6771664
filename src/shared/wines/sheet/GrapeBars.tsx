import { formatDecimal } from '#domain/values/decimal'
import Box from '@mui/material/Box'

/** The blend: each grape with its share, as text and as a bar. */
export function GrapeBars({ entries }: { entries: readonly Record<string, unknown>[] }) {
  return (
    <Box
      component="ul"
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5, maxWidth: 480 }}
    >
      {entries.map((entry, index) => {
        const share = typeof entry.percentage === 'number' ? entry.percentage : 0
        return (
          <li key={index}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 0.5 }}>
              <Box component="span" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
                {typeof entry.name === 'string' ? entry.name : ''}
              </Box>
              <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {formatDecimal(share)}%
              </Box>
            </Box>
            <Box
              sx={{ height: 6, borderRadius: 3, bgcolor: 'var(--sand)', overflow: 'hidden' }}
              aria-hidden
            >
              <Box
                sx={{
                  height: 1,
                  width: `${Math.min(100, Math.max(0, share))}%`,
                  bgcolor: 'primary.main',
                }}
              />
            </Box>
          </li>
        )
      })}
    </Box>
  )
}
