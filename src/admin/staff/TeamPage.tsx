import type { StaffMember } from '#domain/staff/staffWire'
import { exportsInWords } from '#domain/staff/staffExports'
import { STAFF_ROLE_KEYS, STAFF_ROLES, type StaffRole } from '#domain/staff/staffRoles'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { useCreate, useDataProvider, useDelete, useGetList, useTranslate, useUpdate } from 'ra-core'
import { useState, Fragment } from 'react'
import Box from '@mui/material/Box'
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog'
import { DetailCard } from '../../kit/ui/DetailCard'
import { ErrorState } from '../../kit/ui/ErrorState'
import { LoadingState } from '../../kit/ui/LoadingState'
import { PageHeader } from '../../kit/ui/PageHeader'
import { useOpenedByHash } from '../../kit/ui/useOpenedByHash'
import { INVITE_HASH, paths } from '../../paths'
import { useSignedOut } from '../../auth/useSignedOut'
import { useTellChange } from '../../kit/dataProvider/useTellChange'
import { useMay } from '../account/useMay'
import type { AdminDataProvider } from '../dataProvider'
import { InviteDialog } from './InviteDialog'
import { PersonRow } from './PersonRow'

/** Who works for the marketplace, and what each may do (R54). */
export default function TeamPage() {
  const translate = useTranslate()
  const mayChange = useMay()('manageTeam')
  const {
    data: people,
    error,
    refetch,
  } = useGetList<StaffMember>('staff', {}, { refetchOnMount: 'always' })
  const dataProvider = useDataProvider<AdminDataProvider>()
  // the own role may be another one by now
  const told = useTellChange('staff', 'admin_team.failed', [['admin']])
  const [update, updating] = useUpdate<StaffMember>(
    'staff',
    undefined,
    told('admin_team.role_changed'),
  )
  const signedOut = useSignedOut(paths.admin.login)
  const removed = told('admin_team.remove.done')
  const [remove, removing] = useDelete<StaffMember>('staff', undefined, removed)
  const leave = useMutation({
    // not by useDelete, which asks for the list again: it is not theirs to read any more
    mutationFn: (id: string) => dataProvider.delete('staff', { id }),
    onSuccess: () => signedOut('admin_team.left'),
    onError: removed.onError,
  })
  const endSessions = useMutation({
    mutationFn: (id: string) => dataProvider.endStaffSessions(id),
    ...told('admin_team.sessions_ended'),
  })
  const [invite, inviting] = useCreate<StaffMember>(
    'staff',
    undefined,
    told('admin_team.invite.done'),
  )
  const isPending =
    updating.isPending || removing.isPending || endSessions.isPending || inviting.isPending
  const [isInviting, setInviting] = useOpenedByHash(INVITE_HASH)
  const [leaving, setLeaving] = useState<StaffMember | null>(null)
  const [ownRole, setOwnRole] = useState<{ person: StaffMember; role: StaffRole } | null>(null)
  const changeRole = (person: StaffMember, role: StaffRole) =>
    void update('staff', { id: person.id, data: { role }, previousData: person })
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
      {!people && !error && <LoadingState label={translate('admin_team.loading')} height={480} />}
      {!people && error && (
        <ErrorState
          title={translate('admin_team.load_error')}
          message={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {people && (
        <Stack spacing={2}>
          <DetailCard title={translate('admin_team.people', { smart_count: people.length })}>
            <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {people.map((person) => (
                <PersonRow
                  key={person.id}
                  person={person}
                  disabled={isPending}
                  acts={
                    mayChange
                      ? {
                          onRole: (role) =>
                            person.is_self
                              ? setOwnRole({ person, role })
                              : changeRole(person, role),
                          onInviteAgain: () => {
                            const { email, name, role } = person
                            void invite('staff', { data: { email, name, role } })
                          },
                          onEndSessions: () => endSessions.mutate(person.id),
                          onRemove: () => setLeaving(person),
                        }
                      : null
                  }
                />
              ))}
            </Stack>
            {!mayChange && (
              <Typography variant="body2" color="text.secondary">
                {translate('admin_team.read_only')}
              </Typography>
            )}
          </DetailCard>
          <RoleList />
        </Stack>
      )}
      {isInviting && mayChange && <InviteDialog onClose={() => setInviting(false)} />}
      <ConfirmDialog
        open={leaving !== null}
        title={translate('admin_team.remove.title', { name: leaving?.name })}
        confirmLabel={translate('admin_team.remove.yes')}
        destructive
        onConfirm={() => {
          if (!leaving) return undefined
          if (leaving.is_self) return leave.mutateAsync(leaving.id)
          return remove('staff', { id: leaving.id, previousData: leaving }, { returnPromise: true })
        }}
        onClose={() => setLeaving(null)}
      >
        {translate('admin_team.remove.text')}
      </ConfirmDialog>
      <ConfirmDialog
        open={ownRole !== null}
        title={translate('admin_team.own_role.title')}
        confirmLabel={translate('admin_team.own_role.yes')}
        destructive
        onConfirm={() => {
          setOwnRole(null)
          if (ownRole) changeRole(ownRole.person, ownRole.role)
        }}
        onClose={() => setOwnRole(null)}
      >
        {translate('admin_team.own_role.text')}
      </ConfirmDialog>
    </>
  )
}

/** Each role explained, once: what it does, and what it exports. */
function RoleList() {
  const translate = useTranslate()
  return (
    <DetailCard title={translate('admin_team.roles')}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          columnGap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' },
          '& dt': { fontWeight: 600 },
          '& dd': { m: 0, mb: 1.5 },
        }}
      >
        {STAFF_ROLE_KEYS.map((role) => (
          <Fragment key={role}>
            <dt>{STAFF_ROLES[role].label}</dt>
            <dd>
              {STAFF_ROLES[role].description}{' '}
              {translate('admin_team.exports', { lists: exportsInWords(role) })}
            </dd>
          </Fragment>
        ))}
      </Box>
    </DetailCard>
  )
}
