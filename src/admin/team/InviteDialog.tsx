import { STAFF_ROLE_KEYS, STAFF_ROLES, type StaffRole } from '#domain/account/staffRoles'
import { EMAIL_MAX, NAME_MAX } from '#domain/limits'
import { nameProblem } from '#domain/text/names'
import { cleanLine } from '#domain/text/plainText'
import { isEmail } from '#domain/values/email'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { type SyntheticEvent, useId, useState } from 'react'
import { ApiError } from '../../shared/http/ApiError'
import { useChangeTeam } from './useTeam'

/** Invites a person by mail, with their role. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const id = useId()
  const [form, setForm] = useState({ email: '', name: '', role: 'review' as StaffRole })
  const [isSent, setSent] = useState(false)
  const { mutate, isPending, error, reset } = useChangeTeam()
  const email = form.email.trim()
  const name = cleanLine(form.name)
  const refusals = error instanceof ApiError ? (error.body.errors ?? {}) : {}
  const problems = {
    name: name === '' ? translate('admin_team.invite.name_required') : nameProblem(name),
    email:
      email === ''
        ? translate('admin_team.invite.email_required')
        : isEmail(email)
          ? null
          : translate('admin_team.invite.email_invalid'),
  }
  const shown = (field: 'name' | 'email') =>
    refusals[field] ?? (isSent ? problems[field] : null) ?? undefined
  const change = (changes: Partial<typeof form>) => {
    setForm((now) => ({ ...now, ...changes }))
    reset()
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setSent(true)
    if (problems.name || problems.email || isPending) return
    mutate(
      {
        run: (dataProvider) => dataProvider.inviteStaff({ email, name, role: form.role }),
        done: 'admin_team.invite.done',
      },
      { onSuccess: onClose },
    )
  }
  return (
    <Dialog
      open
      onClose={isPending ? undefined : onClose}
      aria-labelledby={id}
      fullWidth
      maxWidth="xs"
    >
      <form onSubmit={submit} noValidate style={{ display: 'contents' }}>
        <DialogTitle id={id}>{translate('admin_team.invite.title')}</DialogTitle>
        <DialogContent>
          <TextField
            label={translate('admin_team.invite.name')}
            value={form.name}
            onChange={({ target }) => change({ name: target.value })}
            error={shown('name') !== undefined}
            helperText={shown('name')}
            required
            autoFocus
            autoComplete="off"
            slotProps={{ htmlInput: { maxLength: NAME_MAX } }}
          />
          <TextField
            label={translate('admin_team.invite.email')}
            type="email"
            value={form.email}
            onChange={({ target }) => change({ email: target.value })}
            error={shown('email') !== undefined}
            helperText={shown('email')}
            required
            autoComplete="off"
            slotProps={{ htmlInput: { maxLength: EMAIL_MAX } }}
          />
          <TextField
            select
            label={translate('admin_team.invite.role')}
            value={form.role}
            onChange={({ target }) => change({ role: target.value as StaffRole })}
            helperText={STAFF_ROLES[form.role].description}
          >
            {STAFF_ROLE_KEYS.map((role) => (
              <MenuItem key={role} value={role}>
                {STAFF_ROLES[role].label}
              </MenuItem>
            ))}
          </TextField>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose} disabled={isPending}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isPending}>
            {translate(`admin_team.invite.${isPending ? 'sending' : 'send'}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
