import { CACHE_STALE_MS } from '#domain/limits'
import { formatDecimal } from '#domain/values/decimal'
import type { WineImport } from '#domain/imports/wineImportWire'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate, useDataProvider } from 'ra-core'
import AlertTitle from '@mui/material/AlertTitle'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ErrorState } from '../../kit/ui/ErrorState'
import { LoadingState } from '../../kit/ui/LoadingState'
import { SummaryCard } from '../../kit/ui/SummaryCard'
import { ImportActions } from './ImportActions'
import { ImportProgress } from './ImportProgress'
import { ImportRows } from './ImportRows'
import { LargeMovesList } from '../wines/moves/LargeMovesDialog'
import { useFarRows } from './useFarRows'
import type { PortalDataProvider } from '../dataProvider'
import { importKey, importRowsKey } from './importQueries'

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

const LACKS = ['live_picture', 'live_description', 'new_picture', 'new_description'] as const

/** How many wines the store shows without a picture or a text of their own; no file brings a picture (issue 31.9). */
function BareWines({ found }: { found: WineImport }) {
  const translate = useTranslate()
  const told = LACKS.filter((lack) => found.bare[lack] > 0)
  if (told.length === 0 || found.status !== 'checked') return null
  return (
    <Alert severity="info">
      {told.map((lack) => (
        <div key={lack}>
          {translate(`bulk.bare.${lack}`, {
            smart_count: found.bare[lack],
            count: formatDecimal(found.bare[lack]),
          })}
        </div>
      ))}
    </Alert>
  )
}

/** The rows that move a price or the stock very far, before all others; nothing without one (issue 31.9). */
function FarRows({ found }: { found: WineImport }) {
  const translate = useTranslate()
  const { wines, more } = useFarRows(found)
  if (found.far === 0 || found.status !== 'checked') return null
  return (
    <Alert severity="warning">
      <AlertTitle>
        {translate('bulk.far', { smart_count: found.far, count: formatDecimal(found.far) })}
      </AlertTitle>
      <LargeMovesList wines={wines} more={more} />
    </Alert>
  )
}

/** Milliseconds until it is asked for again, by its state: a file that is only checked can be started in another window. */
const POLL_MS: Partial<Record<WineImport['status'], number>> = { importing: 1_000, checked: 5_000 }

/**
 * One import, asked for every second while it runs. Who leaves the page meanwhile has no list of wines that is fresh, and
 * when it ends every one is asked for again (R41).
 */
function useImport(id: string) {
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const query = useQuery<WineImport>({
    queryKey: importKey(id),
    queryFn: () => dataProvider.getImport(id),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && POLL_MS[state.data.status]) ?? false,
  })
  const status = query.data?.status
  const before = useRef(status)
  useEffect(() => {
    if (status === 'importing') queryClient.setQueryDefaults(['wines'], { staleTime: 0 })
    if (status === 'done') queryClient.setQueryDefaults(['wines'], { staleTime: CACHE_STALE_MS })
    if (before.current && before.current !== 'done' && status === 'done') {
      void queryClient.invalidateQueries({ queryKey: ['wines'] })
      void queryClient.invalidateQueries({ queryKey: importRowsKey(id) })
    }
    before.current = status
  }, [id, queryClient, status])
  return query
}
