import { confirmationProblem, passwordProblem } from '#domain/account/password'
import { fieldErrors } from '#domain/result'
import type { PasswordOwner } from '#domain/account/weakPassword'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { AreaForm } from '../../kit/form/AreaForm'
import { FormButtons } from '../../kit/form/FormButtons'
import { PasswordInput } from '../../kit/form/PasswordInput'
import { useWeakPassword } from '../../kit/form/useWeakPassword'
import { DetailCard } from '../../kit/ui/DetailCard'
import { renewSession } from '../reauthentication'
import { useSecurity } from './useSecurity'

const EMPTY = { current_password: '', new_password: '', confirmation: '' }

interface Props {
  actor: 'seller' | 'user'
  /** Of whose data the new password must not be made. */
  owner: PasswordOwner
  disabled?: boolean
}

/** Changes the password: the present one is asked for, the other sessions end, this one goes on. */
export function PasswordCard({ actor, owner, disabled = false }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const dataProvider = useSecurity()
  const [isOpen, setOpen] = useState(false)
  const { onFocus, weakProblem, adviceOn } = useWeakPassword(actor)
  const text = (key: string) => translate(`account.password.${key}`)
  const rules = ({ current_password, new_password, confirmation }: typeof EMPTY) =>
    fieldErrors({
      current_password: current_password === '' ? text('current_required') : null,
      new_password: passwordProblem(new_password) ?? weakProblem(new_password, owner),
      confirmation: confirmationProblem(new_password, confirmation),
    })
  return (
    <DetailCard title={text('title')}>
      <Typography sx={{ mb: 1.5 }}>{text('text')}</Typography>
      {!isOpen && (
        <Button variant="outlined" disabled={disabled} onClick={() => setOpen(true)}>
          {text('open')}
        </Button>
      )}
      {isOpen && (
        <AreaForm
          values={EMPTY}
          rules={rules}
          onSave={({ current_password, new_password }) =>
            dataProvider.changePassword({ current_password, new_password })
          }
          onSaved={(token) => {
            // it replaces the one that has ended
            renewSession(token)
            notify('account.password.done', { type: 'success' })
            setOpen(false)
          }}
          failed={text('failed')}
        >
          <Stack sx={{ maxWidth: 420 }}>
            <PasswordInput
              source="current_password"
              label={text('current')}
              autoComplete="current-password"
              autoFocus
            />
            <PasswordInput
              source="new_password"
              onFocus={onFocus}
              adviceOn={(typed) => adviceOn(typed, owner)}
              label={text('new')}
              autoComplete="new-password"
            />
            <PasswordInput
              source="confirmation"
              label={text('confirmation')}
              autoComplete="new-password"
            />
            <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
              <FormButtons
                cancel={() => setOpen(false)}
                cancelLabel={translate('account.cancel')}
                saveLabel={text('save')}
                savingLabel={text('saving')}
              />
            </Stack>
          </Stack>
        </AreaForm>
      )}
    </DetailCard>
  )
}
