import { isEmail } from '#domain/values/email'
import { EMAIL_MAX, NAME_MAX } from '#domain/limits'
import { MEMBER_ROLES, type MemberRole } from '#domain/sellers/memberRoles'
import { nameProblem } from '#domain/text/names'
import { cleanLine } from '#domain/text/plainText'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { useState, type FormEvent } from 'react'
import { ApiError } from '../../shared/http/ApiError'
import { useChangeTeam } from './useTeam'

const EMPTY = { email: '', name: '', role: 'member' as MemberRole }
const ROLES = Object.entries(MEMBER_ROLES) as [MemberRole, (typeof MEMBER_ROLES)[MemberRole]][]

/** Invites a person by e-mail with their role. */
export function InviteForm({ onDone }: { onDone: () => void }) {
  const translate = useTranslate()
  const [form, setForm] = useState(EMPTY)
  const [isSent, setSent] = useState(false)
  const { mutate, isPending, error, reset } = useChangeTeam()
  const email = form.email.trim()
  const problem =
    email === ''
      ? translate('team.email_required')
      : isEmail(email)
        ? null
        : translate('team.email_invalid')
  const refusal = error instanceof ApiError ? error.body.errors?.email : undefined
  const emailProblem = refusal ?? (isSent ? problem : null)
  const nameRefusal = nameProblem(form.name)

  const change = (changes: Partial<typeof EMPTY>) => {
    setForm((now) => ({ ...now, ...changes }))
    reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (problem || nameRefusal) return
    mutate(
      {
        change: (dataProvider) =>
          dataProvider.inviteMember({ email, name: cleanLine(form.name) || null, role: form.role }),
        done: 'team.invited',
      },
      { onSuccess: onDone },
    )
  }
  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ maxWidth: 480, mt: 1.5 }}>
      <TextField
        label={translate('team.email')}
        type="email"
        value={form.email}
        onChange={(event) => change({ email: event.target.value })}
        error={Boolean(emailProblem)}
        helperText={emailProblem}
        required
        autoFocus
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: EMAIL_MAX } }}
      />
      <TextField
        label={translate('team.name')}
        value={form.name}
        onChange={(event) => change({ name: event.target.value })}
        error={isSent && nameRefusal !== null}
        helperText={isSent && nameRefusal}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: NAME_MAX } }}
      />
      <TextField
        select
        label={translate('team.role')}
        value={form.role}
        onChange={(event) => change({ role: event.target.value as MemberRole })}
        helperText={MEMBER_ROLES[form.role].description}
      >
        {ROLES.map(([role, { label }]) => (
          <MenuItem key={role} value={role}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        <Button color="inherit" onClick={onDone} disabled={isPending}>
          {translate('team.cancel')}
        </Button>
        <Button type="submit" variant="contained" disabled={isPending}>
          {translate(isPending ? 'team.sending' : 'team.send')}
        </Button>
      </Stack>
    </Stack>
  )
}
