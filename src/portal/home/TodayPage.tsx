import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import { serverMessage } from '../../kit/http/serverMessage'
import { ErrorState } from '../../kit/ui/ErrorState'
import { LoadingState } from '../../kit/ui/LoadingState'
import { PageHeader } from '../../kit/ui/PageHeader'
import { TODAY_QUERY } from './todayQuery'
import { Waiting } from './Waiting'
import { formatDecimal } from '#domain/values/decimal'
import { formatBRL } from '#domain/values/money'
import type { Today } from '#domain/home/todayWire'
import { SummaryCard } from '../../kit/ui/SummaryCard'

const DAY = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'America/Sao_Paulo',
})

/** 'Hoje': the one list of what is to be done, most urgent first, each line with its button, and how the week goes (issues 14.1, 31.1). */
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
        <Stack spacing={2}>
          <Waiting today={data} now={new Date(dataUpdatedAt)} />
          {(data.week.orders > 0 || data.week.amount !== 0) && <WeekFigures week={data.week} />}
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

/** How the week goes, since Sunday. */
function WeekFigures({ week }: { week: Today['week'] }) {
  const translate = useTranslate()
  return (
    <Box
      component="section"
      aria-label={translate('today.week.title')}
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
      }}
    >
      <SummaryCard
        label={translate('today.week.sales')}
        value={formatBRL(week.amount)}
        hint={translate('today.week.net')}
      />
      <SummaryCard
        label={translate('today.week.orders')}
        value={formatDecimal(week.orders)}
        hint={translate('today.week.since')}
      />
    </Box>
  )
}
