import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import { DetailCard } from '../../kit/ui/DetailCard'
import { ErrorState } from '../../kit/ui/ErrorState'
import { MonthChart } from '../../kit/ui/MonthChart'
import type { AdminDataProvider } from '../dataProvider'

/** What winex kept per month. */
export function RevenueCard() {
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
