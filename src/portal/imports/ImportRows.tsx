import { formatDecimal } from '#domain/values/decimal'
import type { WineImport, WineImportRow } from '#domain/imports/wineImportWire'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import { useState } from 'react'
import { ErrorState } from '../../kit/ui/ErrorState'
import { LoadingState } from '../../kit/ui/LoadingState'
import type { PortalDataProvider } from '../dataProvider'
import { ImportTable } from './ImportTable'
import { importRowsKey } from './importQueries'

const PAGE_SIZE = 50
/** Named here and not imported: the wire's schemas would come along into the browser. */
const ACTIONS = ['create', 'update', 'unchanged', 'invalid'] satisfies WineImportRow['action'][]

/** The result table: each row of the file with what becomes of it, a page at a time (R24). */
export function ImportRows({ found }: { found: WineImport }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<PortalDataProvider>()
  // What has to be corrected comes first to the eye.
  const [action, setAction] = useState<WineImportRow['action'] | ''>(
    found.invalid > 0 ? 'invalid' : '',
  )
  const [offset, setOffset] = useState(0)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: [...importRowsKey(found.id), action, offset],
    queryFn: () =>
      dataProvider.getImportRows(found.id, {
        action: action || undefined,
        limit: PAGE_SIZE,
        offset,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  // until the asked page is there the rows and their range are those of the one before, dimmed
  const total = data?.count ?? 0
  const from = data?.offset ?? 0
  const to = from + (data?.rows.length ?? 0)
  return (
    <Box component="section" aria-label={translate('bulk.rows')}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ alignItems: 'flex-end', flexWrap: 'wrap', mb: 1 }}
      >
        <TextField
          select
          label={translate('bulk.filter')}
          value={action}
          onChange={({ target }) => {
            setAction(target.value as WineImportRow['action'] | '')
            setOffset(0)
          }}
          fullWidth={false}
          sx={{ minWidth: 180 }}
          slotProps={{ select: { displayEmpty: true } }}
        >
          <MenuItem value="">{translate('bulk.action.all')}</MenuItem>
          {ACTIONS.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`bulk.action.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <Box sx={{ flex: 1 }} />
        <Typography
          variant="body2"
          role="status"
          sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {total > 0 &&
            translate('bulk.range', {
              from: formatDecimal(from + 1),
              to: formatDecimal(to),
              total: formatDecimal(total),
            })}
        </Typography>
        {total > PAGE_SIZE && (
          <>
            <Button
              disabled={offset === 0}
              onClick={() => setOffset(Math.max(0, offset - PAGE_SIZE))}
            >
              {translate('bulk.previous')}
            </Button>
            <Button
              disabled={offset + PAGE_SIZE >= total}
              onClick={() => setOffset(offset + PAGE_SIZE)}
            >
              {translate('bulk.next')}
            </Button>
          </>
        )}
      </Stack>
      {data ? (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.55 : 1 }}>
          <ImportTable rows={data.rows} />
        </Box>
      ) : (
        <LoadingState />
      )}
    </Box>
  )
}
