import type { StaffMember } from '#domain/staff/staffWire'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog'
import { DetailCard } from '../../kit/ui/DetailCard'
import { ErrorState } from '../../kit/ui/ErrorState'
import { LoadingState } from '../../kit/ui/LoadingState'
import { PageHeader } from '../../kit/ui/PageHeader'
import { useMay } from '../account/useMay'
import { InviteDialog } from './InviteDialog'
import { PersonRow } from './PersonRow'
import { useChangeTeam, useTeam } from './useTeam'

/** Who works for the marketplace, and what each may do (R54). */
export default function TeamPage() {
  const translate = useTranslate()
  const mayChange = useMay()('manageTeam')
  const { data: team, error, refetch } = useTeam()
  const { mutate, mutateAsync, isPending } = useChangeTeam()
  const [isInviting, setInviting] = useState(false)
  const [leaving, setLeaving] = useState<StaffMember | null>(null)
  return (
    <>
      <PageHeader
        title={translate('admin_team.title')}
        subtitle={translate('admin_team.subtitle')}
        actions={
          mayChange && (
            <Button variant="contained" onClick={() => setInviting(true)}>
              {translate('admin_team.invite.open')}
            </Button>
          )
        }
      />
      {!team && !error && <LoadingState label={translate('admin_team.loading')} />}
      {!team && error && (
        <ErrorState
          title={translate('admin_team.load_error')}
          message={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {team && (
        <DetailCard title={translate('admin_team.people', { smart_count: team.people.length })}>
          <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {team.people.map((person) => (
              <PersonRow
                key={person.id}
                person={person}
                disabled={!mayChange || isPending}
                onRole={(role) =>
                  mutate({
                    run: (dataProvider) => dataProvider.setStaffRole(person.id, role),
                    done: 'admin_team.role_changed',
                  })
                }
                onEndSessions={() =>
                  mutate({
                    run: (dataProvider) => dataProvider.endStaffSessions(person.id),
                    done: 'admin_team.sessions_ended',
                  })
                }
                onRemove={() => setLeaving(person)}
              />
            ))}
          </Stack>
          {!mayChange && (
            <Typography variant="body2" color="text.secondary">
              {translate('admin_team.read_only')}
            </Typography>
          )}
        </DetailCard>
      )}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      <ConfirmDialog
        open={leaving !== null}
        title={translate('admin_team.remove.title', { name: leaving?.name })}
        confirmLabel={translate('admin_team.remove.yes')}
        destructive
        onConfirm={() =>
          leaving
            ? mutateAsync({
                run: (dataProvider) => dataProvider.removeStaff(leaving.id),
                done: 'admin_team.remove.done',
              })
            : undefined
        }
        onClose={() => setLeaving(null)}
      >
        {translate('admin_team.remove.text')}
      </ConfirmDialog>
    </>
  )
}
