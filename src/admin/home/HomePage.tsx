import { HOME_QUEUES } from '#domain/home/homeQueues'
import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import { EmptyState } from '../../kit/ui/EmptyState'
import { ErrorState } from '../../kit/ui/ErrorState'
import { LoadingState } from '../../kit/ui/LoadingState'
import { PageHeader } from '../../kit/ui/PageHeader'
import type { AdminDataProvider } from '../dataProvider'
import { MonthCard } from './MonthCard'
import { Queues } from './Queues'

/** 'Início': what waits for the person, then what waits for the producers, then how the month goes (issue 32.1). */
export default function HomePage() {
  const translate = useTranslate()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'home'],
    queryFn: () => dataProvider.getHome(),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
  const isDone = data?.queues.every(({ queue }) => HOME_QUEUES[queue].waitsFor !== 'team')
  return (
    <>
      <PageHeader
        title={translate('admin_home.title')}
        subtitle={translate('admin_home.subtitle')}
      />
      {!data && !error && <LoadingState label={translate('admin_home.loading')} height={480} />}
      {!data && error && (
        <ErrorState
          title={translate('admin_home.error')}
          message={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <Stack spacing={2}>
          {data.certificate_days !== null && <CertificateAlert days={data.certificate_days} />}
          {isDone && (
            <EmptyState
              title={translate('admin_home.done.title')}
              text={translate(
                `admin_home.done.${data.queues.length > 0 ? 'text_producers' : 'text'}`,
              )}
              illustration={<img src="/bottles/red.svg" alt="" width={48} height={72} />}
            />
          )}
          <Queues queues={data.queues} waitsFor="team" />
          <Queues queues={data.queues} waitsFor="producers" />
          {data.money && <MonthCard money={data.money} />}
        </Stack>
      )}
    </>
  )
}

/** It is changed where the site runs: there is no page to go to. */
function CertificateAlert({ days }: { days: number }) {
  const translate = useTranslate()
  const state = days < 0 ? 'ended' : days === 0 ? 'today' : 'ends'
  return (
    <Alert severity={days < 0 ? 'error' : 'warning'}>
      {translate(`admin_home.certificate.${state}`, { smart_count: days })}
    </Alert>
  )
}
