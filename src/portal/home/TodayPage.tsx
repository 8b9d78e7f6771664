import type { Today } from '#domain/home/todayWire'
import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { serverMessage } from '../../kit/http/serverMessage'
import { EmptyState } from '../../kit/ui/EmptyState'
import { ErrorState } from '../../kit/ui/ErrorState'
import { LoadingState } from '../../kit/ui/LoadingState'
import { PageHeader } from '../../kit/ui/PageHeader'
import { AccountGroup } from './AccountGroup'
import { OrderGroup } from './OrderGroup'
import { TODAY_QUERY } from './todayQuery'
import { WeekFigures } from './WeekFigures'
import { WineGroup } from './WineGroup'

const DAY = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'America/Sao_Paulo',
})

/** 'Hoje': what waits, most urgent first, each line with its button, and how the week goes (issue 14.1). */
export default function TodayPage() {
  const translate = useTranslate()
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...TODAY_QUERY,
    refetchOnMount: 'always',
  })
  if (!data && !error) return <LoadingState label={translate('today.loading')} />
  return (
    <>
      <PageHeader
        title={translate('today.title')}
        subtitle={DAY.format(dataUpdatedAt || undefined)}
      />
      {data ? (
        <Stack spacing={{ xs: 2, sm: 3 }}>
          <Waiting today={data} now={new Date(dataUpdatedAt)} />
          <WeekFigures week={data.week} />
        </Stack>
      ) : (
        <ErrorState
          title={translate('today.error')}
          message={serverMessage(error, translate('today.try_again'))}
          onRetry={() => void refetch()}
        />
      )}
    </>
  )
}

/** The groups that have something in them, or that everything is done. */
function Waiting({ today, now }: { today: Today; now: Date }) {
  const translate = useTranslate()
  const { orders, wines, account, stopped_import: stopped } = today
  const isDone =
    [orders.counts, wines.counts].every((counts) => Object.values(counts).every((n) => n === 0)) &&
    !account.profile_open &&
    !account.contract_open &&
    !stopped
  if (isDone) {
    return (
      <EmptyState
        title={translate('today.done.title')}
        text={translate('today.done.text')}
        illustration={<img src="/bottles/red.svg" alt="" width={48} height={72} />}
      />
    )
  }
  return (
    <>
      <OrderGroup step="approve" orders={orders} now={now} />
      <OrderGroup step="ship" orders={orders} now={now} />
      <OrderGroup step="pack" orders={orders} now={now} />
      <WineGroup attention="refused" wines={wines} />
      <WineGroup attention="sold_out" wines={wines} />
      <WineGroup attention="low" wines={wines} />
      <AccountGroup account={account} stopped={stopped} />
    </>
  )
}
