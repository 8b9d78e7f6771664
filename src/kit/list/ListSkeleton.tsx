import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import type { Column } from './Column'
import type { ListTexts } from './ListTexts'

const ROWS = 6
/** Widths of a card's lines. */
const LINES = ['70%', '40%', '55%'] as const

/** What `src/early` writes instead of the shapes: the first line or column names the row. */
const TEXT = { minWidth: 0, whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' }
const NAME = { ...TEXT, fontWeight: 600, '& a': { color: 'inherit' } }

/** By CSS, unlike the rows themselves: it is also part of the page's HTML, which knows no window (decision 03). */
const ON_PHONES = { '@media (min-width: 768px)': { display: 'none' } }
const ON_DESKS = { '@media (max-width: 767.95px)': { display: 'none' } }

interface ListSkeletonProps {
  texts: ListTexts
  columns: readonly Omit<Column<never>, 'render'>[]
}

/** The shape of the list to come, with the spec's words for waiting. */
export function ListSkeleton({ texts, columns }: ListSkeletonProps) {
  const translate = useTranslate()
  const rows = Array.from({ length: ROWS }, (_, index) => index)
  return (
    <Box>
      <Typography role="status" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {translate(texts.loading)}
      </Typography>
      <Stack spacing={1.5} aria-hidden data-rows sx={ON_PHONES}>
        {rows.map((row) => (
          <Card key={row} variant="outlined" sx={{ p: 2 }}>
            <Stack direction="row" spacing={2}>
              <Skeleton variant="rounded" width={44} height={66} />
              <Box sx={{ flexGrow: 1, minWidth: 0 }}>
                {LINES.map((width, line) => (
                  <Box key={width} data-slot={line} sx={line === 0 ? NAME : TEXT}>
                    <Skeleton width={width} />
                  </Box>
                ))}
              </Box>
            </Stack>
          </Card>
        ))}
      </Stack>
      <Card variant="outlined" aria-hidden data-rows sx={ON_DESKS}>
        {rows.map((row) => (
          <Stack
            key={row}
            direction="row"
            spacing={3}
            sx={{ px: 2, py: 2.25, borderTop: row === 0 ? 0 : 1, borderColor: 'divider' }}
          >
            {columns.map((column, index) => (
              <Box
                key={column.id}
                data-slot={column.id}
                sx={[index === 0 ? NAME : TEXT, { flex: index === 0 ? 2 : 1 }]}
              >
                <Skeleton />
              </Box>
            ))}
          </Stack>
        ))}
      </Card>
    </Box>
  )
}
