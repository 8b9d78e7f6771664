import { formatDate } from '#domain/values/dates'
import { isOwner, OWNER_ONLY, type MemberRole } from '#domain/team/memberRoles'
import type { Member } from '#domain/team/memberWire'
import type { TeamMember } from '#domain/team/teamWire'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useDelete, useTranslate, useUpdate } from 'ra-core'
import { useState } from 'react'
import { useSignedOut } from '../../auth/useSignedOut'
import { paths } from '../../paths'
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog'
import { DetailCard } from '../../kit/ui/DetailCard'
import { Email } from '../../kit/ui/Email'
import { ErrorState } from '../../kit/ui/ErrorState'
import { LoadingState } from '../../kit/ui/LoadingState'
import { InviteForm } from './InviteForm'
import { PersonRow } from './PersonRow'
import { useTeam, useTellTeam } from './useTeam'

/** Who works for the seller: everybody sees it, an owner changes it. */
export function TeamCard({ me, mayWrite }: { me: Member; mayWrite: boolean }) {
  const translate = useTranslate()
  const { members, invitations = [], error, refetch } = useTeam()
  const told = useTellTeam()
  const signedOut = useSignedOut(paths.login)
  const dataProvider = useDataProvider()
  const [update, updating] = useUpdate('team', undefined, told('team.role_changed'))
  const removed = told('team.removed')
  const [remove, removing] = useDelete<TeamMember>('team', undefined, removed)
  const leave = useMutation({
    // not by useDelete, which asks for the list again: it is not theirs to read any more
    mutationFn: () => dataProvider.delete('team', { id: me.id }),
    onSuccess: () => signedOut('team.left'),
    onError: removed.onError,
  })
  const [revoke, revoking] = useDelete('invitations', undefined, told('team.revoked'))
  const isPending =
    updating.isPending || removing.isPending || leave.isPending || revoking.isPending
  const [isInviting, setInviting] = useState(false)
  const [asked, setAsked] = useState<{ act: 'remove' | 'make_member'; member: TeamMember }>()
  const mayChange = isOwner(me) && mayWrite

  const changeRole = (member: TeamMember, role: MemberRole) =>
    void update('team', { id: member.id, data: { role }, previousData: member })
  const actionsFor = (member: TeamMember) => {
    if (!mayChange) return []
    const role = member.role === 'owner' ? 'member' : 'owner'
    return [
      {
        label: `team.make_${role}`,
        run: () =>
          member.is_self ? setAsked({ act: 'make_member', member }) : changeRole(member, role),
      },
      { label: 'team.remove', run: () => setAsked({ act: 'remove', member }) },
    ]
  }
  return (
    <DetailCard title={translate('team.title')}>
      <Typography sx={{ mb: 1 }}>{translate('team.text')}</Typography>
      {!members && !error && (
        <LoadingState label={translate('team.loading')} height={{ xs: 118, sm: 62 }} />
      )}
      {!members && error && (
        <ErrorState
          title={translate('team.load_error')}
          message={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {members && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {members.map((member) => (
            <PersonRow
              key={member.id}
              id={member.id}
              name={member.is_self ? `${member.name} (${translate('team.self')})` : member.name}
              detail={<Email address={member.email} />}
              role={member.role}
              actions={actionsFor(member)}
              disabled={isPending}
            />
          ))}
          {invitations.map((invitation) => (
            <PersonRow
              key={invitation.id}
              id={invitation.id}
              name={invitation.name ?? invitation.email}
              detail={
                <>
                  {invitation.name && (
                    <div>
                      <Email address={invitation.email} />
                    </div>
                  )}
                  {translate('team.pending', { date: formatDate(invitation.expires_at) })}
                </>
              }
              role={invitation.role}
              disabled={isPending}
              actions={
                mayChange
                  ? [
                      {
                        label: 'team.revoke',
                        run: () =>
                          void revoke('invitations', {
                            id: invitation.id,
                            previousData: invitation,
                          }),
                      },
                    ]
                  : []
              }
            />
          ))}
        </Box>
      )}
      {!isOwner(me) && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {OWNER_ONLY.team}
        </Typography>
      )}
      {mayChange && !isInviting && (
        <Button variant="outlined" sx={{ mt: 1.5 }} onClick={() => setInviting(true)}>
          {translate('team.invite')}
        </Button>
      )}
      {isInviting && <InviteForm onDone={() => setInviting(false)} />}
      {asked && (
        <ConfirmDialog
          open
          title={translate(`team.confirm.${asked.act}.title`, { name: asked.member.name })}
          confirmLabel={translate(`team.${asked.act}`)}
          destructive
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            const { act, member } = asked
            setAsked(undefined)
            if (act === 'make_member') changeRole(member, 'member')
            else if (member.is_self) leave.mutate()
            else void remove('team', { id: member.id, previousData: member })
          }}
        >
          {translate(`team.confirm.${asked.act}.text`)}
        </ConfirmDialog>
      )}
    </DetailCard>
  )
}
