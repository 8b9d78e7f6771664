import { STAFF_ROLE_KEYS, STAFF_ROLES, type StaffRole } from '#domain/staff/staffRoles'
import { formatDateTime } from '#domain/values/dates'
import type { StaffMember } from '#domain/staff/staffWire'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { Email } from '../../kit/ui/Email'
import { useNamedByHash } from '../../kit/ui/useNamedByHash'

interface Props {
  person: StaffMember
  disabled: boolean
  onRole: (role: StaffRole) => void
  onEndSessions: () => void
  onRemove: () => void
}

/** One person: role, sessions, and the way out. */
export function PersonRow({ person, disabled, onRole, onEndSessions, onRemove }: Props) {
  const translate = useTranslate()
  const { id, name, email, role, is_self, has_joined, last_used_at } = person
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
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 220px auto' },
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
          <div>
            {has_joined && last_used_at
              ? translate('admin_team.last_used', { date: formatDateTime(last_used_at) })
              : translate('admin_team.invited')}
          </div>
        </Box>
      </Box>
      <TextField
        select
        size="small"
        margin="none"
        label={translate('admin_team.role_of', { name })}
        value={role}
        disabled={disabled}
        helperText={STAFF_ROLES[role].description}
        onChange={({ target }) => onRole(target.value as StaffRole)}
      >
        {STAFF_ROLE_KEYS.map((key) => (
          <MenuItem key={key} value={key}>
            {STAFF_ROLES[key].label}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          color="inherit"
          disabled={disabled || is_self}
          aria-label={translate('admin_team.end_sessions_of', { name })}
          onClick={onEndSessions}
        >
          {translate('admin_team.end_sessions')}
        </Button>
        <Button
          color="error"
          disabled={disabled}
          aria-label={translate('admin_team.remove.of', { name })}
          onClick={onRemove}
        >
          {translate('admin_team.remove.label')}
        </Button>
      </Box>
    </Box>
  )
}
