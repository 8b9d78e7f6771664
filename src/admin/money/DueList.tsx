import type { DuePayout, DuePayoutListResponse } from '#domain/money/payoutWire'
import Button from '@mui/material/Button'
import { useTranslate, useDataProvider } from 'ra-core'
import { Link } from 'react-router-dom'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths'
import { ChoiceFilter } from '../../kit/list/ChoiceFilter'
import { ListExport } from '../account/ListExport'
import { useMay } from '../account/useMay'
import { ListScreen } from '../../kit/list/ListScreen'
import { SearchBox } from '../../kit/list/SearchBox'
import { Approvals } from './Approvals'
import { DueCard } from './DueCard'
import { dueColumns } from './dueColumns'
import { PrepareBatch } from './PrepareBatch'
import { SelectRow } from '../../kit/list/SelectRow'
import { useAdjustBalance } from './useAdjustBalance'
import { formatBRL } from '#domain/values/money'
import { useListSummary } from '../../kit/dataProvider/useListSummary'
import { SummaryCards } from '../../kit/list/SummaryCards'
import { DetailCard } from '../../kit/ui/DetailCard'
import { ErrorState } from '../../kit/ui/ErrorState'
import { MonthChart } from '../../kit/ui/MonthChart'
import type { AdminDataProvider } from '../dataProvider'

const NAMES = ['next_batch', 'receivable', 'held', 'in_payment', 'debts'] as const

/** Over all producers, whatever is searched or filtered. */
function DueSummary() {
  const summary = useListSummary<DuePayoutListResponse['summary']>()
  return (
    <SummaryCards
      figures={NAMES.map((name) => ({
        label: `admin_payouts.summary.${name}`,
        value: summary && formatBRL(summary[name]),
        ...(name === 'next_batch' ? { hint: 'admin_payouts.summary.next_batch_hint' } : {}),
      }))}
    />
  )
}

const TEXTS = {
  title: 'admin_payouts.due.title',
  subtitle: 'admin_payouts.due.subtitle',
  loading: 'admin_payouts.due.loading',
  error: 'admin_payouts.due.error',
  empty: 'admin_payouts.due.empty',
  emptyHint: 'admin_payouts.due.empty_hint',
  count: 'admin_payouts.due.count',
}

/** What each producer is due, and 'Preparar lote' (issue 16). */
export default function DueList() {
  const translate = useTranslate()
  const { adjust, dialog } = useAdjustBalance()
  // who prepares no batch has nothing to mark for
  const mayMark = useMay()('moveMoney')
  return (
    <>
      <ListScreen<DuePayout>
        resource="payouts"
        texts={TEXTS}
        columns={dueColumns(adjust)}
        card={(due) => <DueCard due={due} mayMark={mayMark} onAdjust={adjust} />}
        sort={{ field: 'available', order: 'DESC' }}
        filterNames={['q', 'status']}
        summary={<DueSummary />}
        search={
          <SearchBox
            placeholder="admin_payouts.due.search"
            label="admin_payouts.due.search_label"
          />
        }
        filters={
          <ChoiceFilter
            source="status"
            label="admin_payouts.due.status"
            allLabel="admin_payouts.due.all"
            options={[
              { value: 'ready', label: 'admin_payouts.due.ready' },
              { value: 'held', label: 'admin_payouts.due.held' },
              { value: 'negative', label: 'admin_payouts.due.negative' },
            ]}
          />
        }
        more={
          <Button component={Link} to={paths.admin.pix}>
            {translate('admin_payouts.due.open_pix')}
          </Button>
        }
        action={
          <>
            <Button component={Link} to={paths.admin.madePayouts} variant="outlined">
              {translate('admin_payouts.due.open_payouts')}
            </Button>
            <ListExport />
            <PrepareBatch everybody />
          </>
        }
        {...(mayMark && {
          select: (due: DuePayout) => (
            <SelectRow id={due.id} name={due.seller.name} label="admin_payouts.due.select" />
          ),
          batch: <PrepareBatch />,
        })}
        below={
          <>
            <RevenueCard />
            {/* last, so that its coming moves nothing */}
            <Approvals />
          </>
        }
      />
      {dialog}
    </>
  )
}

/** What winex kept per month. */
function RevenueCard() {
  const translate = useTranslate()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const { data, isError, refetch } = useQuery({
    queryKey: ['payouts', 'revenue'],
    queryFn: () => dataProvider.commissionRevenue(),
  })
  if (isError)
    return (
      <ErrorState title={translate('admin_payouts.revenue.error')} onRetry={() => void refetch()} />
    )
  return (
    <DetailCard title={translate('admin_payouts.revenue.title')}>
      {!data ? (
        <Skeleton variant="rounded" height={150} />
      ) : data.some(({ amount }) => amount !== 0) ? (
        <MonthChart label={translate('admin_payouts.revenue.label')} months={data} />
      ) : (
        <Typography color="text.secondary">{translate('admin_payouts.revenue.none')}</Typography>
      )}
    </DetailCard>
  )
}
