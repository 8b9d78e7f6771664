import type { Session } from '#domain/account/sessionWire'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog'
import { DetailCard } from '../../kit/ui/DetailCard'
import { ErrorState } from '../../kit/ui/ErrorState'
import { LoadingState } from '../../kit/ui/LoadingState'
import { SessionRow } from './SessionRow'
import { useEndSessions, useSessions } from './useSessions'

/** Where the account is open, this device first; each other one can be ended, or all of them. */
export function SessionsCard() {
  const translate = useTranslate()
  const { data: sessions, error, refetch } = useSessions()
  const { mutate, mutateAsync, isPending } = useEndSessions()
  const [isAsking, setAsking] = useState(false)

  const end = ({ id }: Session) =>
    mutate({
      change: (dataProvider) => dataProvider.endSession(id),
      done: 'security.sessions.ended',
    })
  const endOthers = () =>
    mutateAsync({
      change: (dataProvider) => dataProvider.endOtherSessions(),
      done: 'security.sessions.ended_others',
    })

  return (
    <DetailCard title={translate('security.sessions.title')}>
      <Typography sx={{ mb: 1 }}>{translate('security.sessions.text')}</Typography>
      {!sessions && !error && (
        <LoadingState label={translate('security.sessions.loading')} height={64} />
      )}
      {!sessions && error && (
        <ErrorState
          title={translate('security.sessions.load_error')}
          message={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {sessions && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {currentFirst(sessions).map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              disabled={isPending}
              onEnd={() => end(session)}
            />
          ))}
        </Box>
      )}
      {sessions && sessions.some(({ is_current }) => !is_current) && (
        <Button variant="outlined" sx={{ mt: 1.5 }} onClick={() => setAsking(true)}>
          {translate('security.sessions.end_others')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={translate('security.sessions.confirm.title')}
        confirmLabel={translate('security.sessions.confirm.submit')}
        pendingLabel={translate('security.sessions.confirm.submitting')}
        destructive
        onClose={() => setAsking(false)}
        onConfirm={endOthers}
      >
        {translate('security.sessions.confirm.text')}
      </ConfirmDialog>
    </DetailCard>
  )
}

const currentFirst = (sessions: readonly Session[]): Session[] =>
  sessions.toSorted((a, b) => Number(b.is_current) - Number(a.is_current))
