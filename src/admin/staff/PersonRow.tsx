import { STAFF_ROLE_KEYS, STAFF_ROLES, type StaffRole } from '#domain/staff/staffRoles'
import { formatDateTime } from '#domain/values/dates'
import type { StaffMember } from '#domain/staff/staffWire'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Email } from '../../kit/ui/Email'
import { useNamedByHash } from '../../kit/ui/useNamedByHash'

interface Props {
  person: StaffMember
  /** What may be done to them; absent for who only looks. */
  acts: PersonActs | null
  disabled: boolean
}

interface PersonActs {
  onRole: (role: StaffRole) => void
  onInviteAgain: () => void
  onEndSessions: () => void
  onRemove: () => void
}

/** One person: who they are, how they sign in, and their role. */
export function PersonRow({ person, acts, disabled }: Props) {
  const translate = useTranslate()
  const { id, name, email, role, is_self } = person
  const row = useNamedByHash<HTMLLIElement>(id)
  return (
    <Box
      component="li"
      ref={row}
      tabIndex={-1}
      sx={{
        display: 'grid',
        gap: 1.5,
        py: 1.5,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 220px 250px' },
        borderTop: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>
          {is_self ? `${name} (${translate('admin_team.self')})` : name}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          <Email address={email} />
          <SignIn person={person} />
        </Box>
      </Box>
      {acts ? (
        <TextField
          select
          size="small"
          margin="none"
          label={translate('admin_team.role_of', { name })}
          value={role}
          disabled={disabled}
          onChange={({ target }) => acts.onRole(target.value as StaffRole)}
        >
          {STAFF_ROLE_KEYS.map((key) => (
            <MenuItem key={key} value={key}>
              {STAFF_ROLES[key].label}
            </MenuItem>
          ))}
        </TextField>
      ) : (
        <div>{STAFF_ROLES[role].label}</div>
      )}
      {acts && <PersonButtons person={person} acts={acts} disabled={disabled} />}
    </Box>
  )
}

/** When they came in last, and with how many steps; or how their invitation is. */
function SignIn({ person }: { person: StaffMember }) {
  const translate = useTranslate()
  const text = (key: string, at?: string) =>
    translate(`admin_team.${key}`, at ? { date: formatDateTime(at) } : {})
  const [openedAt] = useState(Date.now)
  const { last_sign_in_at, has_second_factor, invited_until } = person
  if (last_sign_in_at)
    return (
      <>
        <div>{text('last_sign_in', last_sign_in_at)}</div>
        <div>{text(has_second_factor ? 'second_factor' : 'no_second_factor')}</div>
      </>
    )
  if (!invited_until) return <div>{text('invited')}</div>
  const isOver = Date.parse(invited_until) < openedAt
  return <div>{text(isOver ? 'invitation_expired' : 'invited_until', invited_until)}</div>
}

/** An invitation sent again, or signed out everywhere; and the way out. */
function PersonButtons({ person, acts, disabled }: Props & { acts: PersonActs }) {
  const translate = useTranslate()
  const { name, is_self, has_joined } = person
  const button = (label: string, of: string, onClick: () => void, color?: 'inherit' | 'error') => (
    <Button
      {...(color && { color })}
      disabled={disabled}
      aria-label={translate(`admin_team.${of}`, { name })}
      onClick={onClick}
    >
      {translate(`admin_team.${label}`)}
    </Button>
  )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: { md: 'flex-end' } }}>
      {!has_joined && button('invite_again', 'invite_again_of', acts.onInviteAgain)}
      {has_joined &&
        !is_self &&
        button('end_sessions', 'end_sessions_of', acts.onEndSessions, 'inherit')}
      {button('remove.label', 'remove.of', acts.onRemove, 'error')}
    </Box>
  )
}
