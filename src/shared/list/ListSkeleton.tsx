import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import type { Column } from './Column'
import type { ListTexts } from './ListTexts'

const ROWS = 6

interface ListSkeletonProps {
  texts: ListTexts
  phone: boolean
  columns: readonly Omit<Column<never>, 'render'>[]
}

/** The shape of the list to come, with the spec's words for waiting. */
export function ListSkeleton({ texts, phone, columns }: ListSkeletonProps) {
  const translate = useTranslate()
  const rows = Array.from({ length: ROWS }, (_, index) => index)
  return (
    <Box>
      <Typography role="status" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {translate(texts.loading)}
      </Typography>
      {phone ? (
        <Stack spacing={1.5} aria-hidden>
          {rows.map((row) => (
            <Card key={row} variant="outlined" sx={{ p: 2 }}>
              <Stack direction="row" spacing={2}>
                <Skeleton variant="rounded" width={44} height={66} />
                <Box sx={{ flexGrow: 1 }}>
                  <Skeleton width="70%" />
                  <Skeleton width="40%" />
                  <Skeleton width="55%" />
                </Box>
              </Stack>
            </Card>
          ))}
        </Stack>
      ) : (
        <Card variant="outlined" aria-hidden>
          {rows.map((row) => (
            <Stack
              key={row}
              direction="row"
              spacing={3}
              sx={{ px: 2, py: 2.25, borderTop: row === 0 ? 0 : 1, borderColor: 'divider' }}
            >
              {columns.map((column, index) => (
                <Skeleton key={column.id} sx={{ flex: index === 0 ? 2 : 1 }} />
              ))}
            </Stack>
          ))}
        </Card>
      )}
    </Box>
  )
}
