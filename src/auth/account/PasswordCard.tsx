import { PASSWORD_MAX } from '#domain/limits'
import { confirmationProblem, passwordProblem } from '#domain/account/password'
import { fieldErrors, hasErrors } from '#domain/result'
import type { PasswordOwner } from '#domain/account/weakPassword'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { useState, type FormEvent } from 'react'
import { DetailCard } from '../../shared/ui/DetailCard'
import { PasswordInput } from '../../shared/form/PasswordInput'
import { useWeakPassword } from '../../shared/form/useWeakPassword'
import { useChangePassword } from './useChangePassword'

const EMPTY = { current_password: '', new_password: '', confirmation: '' }
type Field = keyof typeof EMPTY

/** Changes the password: the present one is asked for, the other sessions end, this one goes on. */
export function PasswordCard({
  owner,
  disabled = false,
}: {
  /** Of whose data the new password must not be made. */
  owner: PasswordOwner
  disabled?: boolean
}) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const [form, setForm] = useState(EMPTY)
  const [isComplete, setComplete] = useState(false)
  const close = () => {
    setOpen(false)
    setForm(EMPTY)
    setComplete(false)
  }
  const { onFocus, weakProblem } = useWeakPassword()
  const { save, isSaving, refused, forgetRefusal } = useChangePassword(close)
  const problems = fieldErrors<Field>({
    current_password:
      form.current_password === '' ? translate('account.password.current_required') : null,
    new_password: passwordProblem(form.new_password) ?? weakProblem(form.new_password, owner),
    confirmation: confirmationProblem(form.new_password, form.confirmation),
  })
  const field = (name: Field) => ({
    value: form[name],
    problem: refused[name] ?? (isComplete ? problems[name] : undefined),
    maxLength: PASSWORD_MAX,
    onChange: (typed: string) => {
      setForm((now) => ({ ...now, [name]: typed }))
      forgetRefusal(name)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setComplete(true)
    if (!hasErrors(problems)) save(form)
  }
  return (
    <DetailCard title={translate('account.password.title')}>
      <Typography sx={{ mb: 1.5 }}>{translate('account.password.text')}</Typography>
      {!isOpen && (
        <Button variant="outlined" disabled={disabled} onClick={() => setOpen(true)}>
          {translate('account.password.open')}
        </Button>
      )}
      {isOpen && (
        <Stack component="form" noValidate onSubmit={submit} sx={{ maxWidth: 420 }}>
          <PasswordInput
            {...field('current_password')}
            label={translate('account.password.current')}
            autoComplete="current-password"
            autoFocus
          />
          <PasswordInput
            {...field('new_password')}
            onFocus={onFocus}
            label={translate('account.password.new')}
            autoComplete="new-password"
          />
          <PasswordInput
            {...field('confirmation')}
            label={translate('account.password.confirmation')}
            autoComplete="new-password"
          />
          <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
            <Button color="inherit" onClick={close} disabled={isSaving}>
              {translate('account.cancel')}
            </Button>
            <Button type="submit" variant="contained" disabled={isSaving}>
              {translate(isSaving ? 'account.password.saving' : 'account.password.save')}
            </Button>
          </Stack>
        </Stack>
      )}
    </DetailCard>
  )
}
