import { PAYOUT_FILTERS, PAYOUT_STATUSES } from '#domain/money/payouts'
import type { AdminPayoutRow, AdminPayoutListResponse } from '#domain/money/payoutWire'
import Button from '@mui/material/Button'
import { useTranslate, useListContext } from 'ra-core'
import { Link } from 'react-router-dom'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Stack from '@mui/material/Stack'
import { paths } from '../../paths'
import { ChoiceFilter } from '../../kit/list/ChoiceFilter'
import { ListExport } from '../account/ListExport'
import { ListScreen } from '../../kit/list/ListScreen'
import { SearchBox } from '../../kit/list/SearchBox'
import { ImportResults } from './ImportResults'
import { MadeCard } from './MadeCard'
import { madeColumns } from './madeColumns'
import { formatBRL } from '#domain/values/money'
import { formatDecimal } from '#domain/values/decimal'
import { useListSummary } from '../../kit/dataProvider/useListSummary'
import { SummaryCards } from '../../kit/list/SummaryCards'
import { BatchExport } from './BatchExport'

const TEXTS = {
  title: 'admin_payouts.list.title',
  subtitle: 'admin_payouts.list.subtitle',
  loading: 'admin_payouts.list.loading',
  error: 'admin_payouts.list.error',
  empty: 'admin_payouts.list.empty',
  emptyHint: 'admin_payouts.list.empty_hint',
  count: 'admin_payouts.list.count',
}

/** The payouts that were made, of all batches or of one. */
export default function MadeList() {
  const translate = useTranslate()
  return (
    <ListScreen<AdminPayoutRow>
      resource="made-payouts"
      texts={TEXTS}
      columns={madeColumns}
      card={(payout) => <MadeCard payout={payout} />}
      sort={{ field: 'number', order: 'DESC' }}
      filterNames={['q', 'status', 'batch_id']}
      summary={
        <>
          <MadeBatch />
          <MadeSummary />
        </>
      }
      search={
        <SearchBox
          placeholder="admin_payouts.list.search"
          label="admin_payouts.list.search_label"
        />
      }
      filters={
        <ChoiceFilter
          source="status"
          label="admin_payouts.list.status"
          allLabel="admin_payouts.list.all"
          options={PAYOUT_FILTERS.map((value) => ({
            value,
            label:
              value === 'to_repeat' ? 'admin_payouts.list.to_repeat' : PAYOUT_STATUSES[value].label,
          }))}
        />
      }
      action={
        <>
          <Button component={Link} to={paths.admin.payouts} variant="outlined">
            {translate('admin_payouts.list.back')}
          </Button>
          <ListExport />
          <ImportResults />
        </>
      }
    />
  )
}

/** Of all payouts, or of the batch that the list is of, whatever else is searched or filtered. */
function MadeSummary() {
  const summary = useListSummary<AdminPayoutListResponse['summary']>()
  return (
    <SummaryCards
      figures={[
        { label: 'admin_payouts.list.prepared', value: summary && formatDecimal(summary.prepared) },
        {
          label: 'admin_payouts.list.prepared_amount',
          value: summary && formatBRL(summary.prepared_amount),
        },
        { label: 'admin_payouts.list.paid', value: summary && formatDecimal(summary.paid) },
        { label: 'admin_payouts.list.failed', value: summary && formatDecimal(summary.failed) },
      ]}
    />
  )
}

/** Says that the list is of one batch, and leads out of it. */
function MadeBatch() {
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
