import type { AdminPayoutListResponse } from '#domain/money/payoutWire'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useListContext, useTranslate } from 'ra-core'
import { useListSummary } from '../../kit/dataProvider/useListSummary'
import { BatchExport } from './BatchExport'

/** Says that the list is of one batch, and leads out of it. */
export function MadeBatch() {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const summary = useListSummary<AdminPayoutListResponse['summary']>()
  const { batch_id: id, ...others } = filterValues as Record<string, unknown>
  if (typeof id !== 'string' || id === '' || !summary) return null
  const { batch_number: number } = summary
  return (
    <Alert severity="info" icon={false}>
      <AlertTitle>
        {number === null
          ? translate('admin_payouts.list.batch_unknown')
          : translate('admin_payouts.list.batch', { number })}
      </AlertTitle>
      {translate('admin_payouts.list.batch_hint')}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 1 }}>
        {number !== null && <BatchExport batch={{ id, number }} />}
        <Button onClick={() => setFilters(others)}>
          {translate('admin_payouts.list.all_batches')}
        </Button>
      </Stack>
    </Alert>
  )
}
