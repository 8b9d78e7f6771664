import type { Reconciliation } from '#domain/pix/pixWire'
import { addDays, isDateOnly, saoPauloDate } from '#domain/values/dates'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DateField } from '../../kit/form/DateField'
import { ApiError } from '../../kit/http/ApiError'
import { serverMessage } from '../../kit/http/serverMessage'
import { ErrorState } from '../../kit/ui/ErrorState'
import { LoadingState } from '../../kit/ui/LoadingState'
import { PageHeader } from '../../kit/ui/PageHeader'
import { paths } from '../../paths'
import type { AdminDataProvider } from '../dataProvider'
import { Differences } from './Differences'
import { DaySums } from './DaySums'
import { MissingReceipts } from './MissingReceipts'

/** Pause between two attempts while the engine reads another day, and how many there are: two minutes. */
const TURN_MS = 2_000
const TURNS = 60

const isBusy = (problem: Error): boolean => problem instanceof ApiError && problem.status === 429

/** The last day that is over. */
const yesterday = (): string => addDays(saoPauloDate(new Date()) ?? '', -1)

/** 'Conferência do dia': what the bank received on a day against what is entered, with what does not agree (issue 33.4). */
export default function DayPage() {
  const translate = useTranslate()
  const own = (key: string) => translate(`admin_pix.day.${key}`)
  const [search, setSearch] = useSearchParams()
  const asked = search.get('dia') ?? ''
  const day = isDateOnly(asked) ? asked : yesterday()
  const [typed, setTyped] = useState(day)
  const change = (value: string) => {
    setTyped(value)
    if (isDateOnly(value)) setSearch({ dia: value }, { replace: true })
  }
  const isWrong = typed !== '' && !isDateOnly(typed)
  return (
    <>
      <PageHeader
        title={own('title')}
        subtitle={own('subtitle')}
        back={{ to: paths.admin.pix, label: own('back') }}
      />
      <Stack spacing={2}>
        <Box sx={{ maxWidth: 220 }}>
          <DateField
            label={own('day')}
            value={typed}
            onChange={change}
            size="small"
            fullWidth
            error={isWrong}
            helperText={isWrong && typed.length >= 10 ? own('invalid') : undefined}
          />
        </Box>
        <Day key={day} day={day} />
      </Stack>
    </>
  )
}

function Day({ day }: { day: string }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const { data, error, refetch } = useQuery<Reconciliation>({
    queryKey: ['pix', 'day', day],
    queryFn: ({ signal }) => dataProvider.reconcilePix(day, signal),
    // a bank is asked once, and again when somebody wants it; the day that was chosen before may still be under way
    retry: (count, problem) => count < TURNS && isBusy(problem),
    retryDelay: TURN_MS,
    refetchOnWindowFocus: false,
  })
  if (error)
    return (
      <ErrorState
        title={translate('admin_pix.day.error')}
        message={serverMessage(error, translate('admin_pix.day.try_again'))}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <LoadingState label={translate('admin_pix.day.loading')} height={360} />
  return (
    <>
      <MissingReceipts day={data} />
      <Differences day={data} />
      <DaySums day={data} />
    </>
  )
}
