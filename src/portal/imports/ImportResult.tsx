import { formatDecimal } from '#domain/values/decimal'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { ErrorState } from '../../kit/ui/ErrorState'
import { LoadingState } from '../../kit/ui/LoadingState'
import { SummaryCard } from '../../kit/ui/SummaryCard'
import { BareWines } from './BareWines'
import { FarRows } from './FarRows'
import { ImportActions } from './ImportActions'
import { ImportProgress } from './ImportProgress'
import { ImportRows } from './ImportRows'
import { useImport } from './useImport'

const FIGURES = ['total', 'create', 'update', 'unchanged', 'invalid'] as const

/** What was found in a file, what can be done with it, and how far it is (R24). */
export function ImportResult({ importId }: { importId: string }) {
  const translate = useTranslate()
  const { data: found, error, refetch } = useImport(importId)
  if (error && !found) {
    return (
      <ErrorState
        title={translate('bulk.load_error')}
        message={error.message}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!found) return <LoadingState label={translate('bulk.loading')} height={320} />
  return (
    <Stack spacing={2}>
      <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {found.filename}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
        }}
      >
        {FIGURES.map((figure) => (
          <Box
            key={figure}
            sx={{ gridColumn: { xs: figure === 'total' ? '1 / -1' : 'auto', md: 'auto' } }}
          >
            <SummaryCard
              label={translate(`bulk.summary.${figure}`)}
              value={formatDecimal(found[figure])}
            />
          </Box>
        ))}
      </Box>
      {found.unknown_columns.length > 0 && (
        <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
          {translate('bulk.unknown_columns', { columns: found.unknown_columns.join(', ') })}
        </Alert>
      )}
      <ImportProgress found={found} />
      <FarRows found={found} />
      <BareWines found={found} />
      <ImportActions found={found} />
      <ImportRows found={found} />
    </Stack>
  )
}
