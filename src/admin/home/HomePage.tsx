import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import { ErrorState } from '../../kit/ui/ErrorState'
import { LoadingState } from '../../kit/ui/LoadingState'
import { PageHeader } from '../../kit/ui/PageHeader'
import type { AdminDataProvider } from '../dataProvider'
import { MonthCards } from './MonthCards'
import { Queues } from './Queues'
import { SalesChart } from './SalesChart'

/** 'Início': the month against the one before, and what waits, each number leading to exactly that list (issue 15). */
export default function HomePage() {
  const translate = useTranslate()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'home'],
    queryFn: () => dataProvider.getHome(),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
  return (
    <>
      <PageHeader
        title={translate('admin_home.title')}
        subtitle={translate('admin_home.subtitle')}
      />
      {!data && !error && <LoadingState label={translate('admin_home.loading')} />}
      {!data && error && (
        <ErrorState
          title={translate('admin_home.error')}
          message={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <Stack spacing={3}>
          <Queues queues={data.queues} />
          {data.money && <MonthCards money={data.money} />}
          {data.money && <SalesChart days={data.money.days} />}
        </Stack>
      )}
    </>
  )
}
