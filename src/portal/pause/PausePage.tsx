import { backOn, isPaused, pauseAhead, type Pause } from '#domain/sellers/pause'
import { isOwner, OWNER_ONLY } from '#domain/team/memberRoles'
import type { Member } from '#domain/team/memberWire'
import { formatDate, saoPauloDate } from '#domain/values/dates'
import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { serverMessage } from '../../kit/http/serverMessage'
import { DetailCard } from '../../kit/ui/DetailCard'
import { ErrorState } from '../../kit/ui/ErrorState'
import { LoadingState } from '../../kit/ui/LoadingState'
import { ME_QUERY } from '../fetchMe'
import { PauseForm } from './PauseForm'

const EFFECTS = ['store', 'orders', 'itself'] as const

/** 'Férias ou safra', a page of the settings: when nothing of the cellar can be bought, and what that means. */
export default function PausePage() {
  const translate = useTranslate()
  const { data: me, error, refetch } = useQuery(ME_QUERY)
  if (!me && !error) return <LoadingState label={translate('pause.loading')} height={320} />
  return me ? (
    <PauseOf me={me} />
  ) : (
    <ErrorState
      title={translate('pause.error')}
      message={serverMessage(error, translate('pause.try_again'))}
      onRetry={() => void refetch()}
    />
  )
}

function PauseOf({ me }: { me: Member }) {
  const translate = useTranslate()
  const [today] = useState(() => saoPauloDate(new Date()) ?? '')
  const pause = pauseAhead(me.seller?.pause, today)
  // a pause that was ended leaves an empty form; one that was set keeps the form that it was typed into
  const [wasSet, setWasSet] = useState(pause !== null)
  const [ended, setEnded] = useState(0)
  if (wasSet !== (pause !== null)) {
    setWasSet(!wasSet)
    if (wasSet) setEnded(ended + 1)
  }
  return (
    <Stack spacing={2} sx={{ maxWidth: 'var(--form-width)' }}>
      {pause && <PauseState pause={pause} today={today} />}
      {isOwner(me) ? (
        <PauseForm key={ended} pause={pause} today={today} />
      ) : (
        <Alert severity="info">{OWNER_ONLY.pause}</Alert>
      )}
      <DetailCard title={translate('pause.effect.title')}>
        <Stack component="ul" spacing={1} sx={{ m: 0, pl: 2.5 }}>
          {EFFECTS.map((effect) => (
            <li key={effect}>{translate(`pause.effect.${effect}`)}</li>
          ))}
        </Stack>
      </DetailCard>
    </Stack>
  )
}

function PauseState({ pause, today }: { pause: Pause; today: string }) {
  const translate = useTranslate()
  const from = formatDate(pause.from)
  const to = formatDate(pause.to)
  return isPaused(pause, today) ? (
    <Alert severity="warning">
      <strong>{translate('pause.running', { to })}</strong>{' '}
      {translate('pause.running_long', { back: formatDate(backOn(pause.to)) })}
    </Alert>
  ) : (
    <Alert severity="info">{translate('pause.to_come', { from, to })}</Alert>
  )
}
