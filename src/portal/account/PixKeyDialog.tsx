import {
  PIX_KEY_KIND_KEYS,
  PIX_KEY_KINDS,
  PIX_KEY_MAX,
  ownPixKind,
  pixKeyHint,
  readPixKey,
  type PixKeyKind,
} from '#domain/money/pixKey'
import type { PixKeyResponse } from '#domain/money/payoutWire'
import { fieldErrors } from '#domain/result'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { DialogForm } from '../../kit/form/DialogForm'
import { PasswordInput } from '../../kit/form/PasswordInput'
import { TextInput } from '../../kit/form/TextInput'
import type { PortalDataProvider } from '../dataProvider'

interface NewKey {
  kind: PixKeyKind
  key: string
  password: string
}

const KINDS = PIX_KEY_KIND_KEYS.map((kind) => [kind, PIX_KEY_KINDS[kind].label] as const)

/** A new key, with the password once more. */
export default function PixKeyDialog({
  taxId,
  waitHours,
  current,
  onClose,
}: {
  /** Of the company, masked: the key that most people use. */
  taxId: string
  waitHours: number
  /** The key in use. */
  current: PixKeyResponse['current']
  onClose: () => void
}) {
  const translate = useTranslate()
  const own = (key: string) => translate(`pix.dialog.${key}`)
  const notify = useNotify()
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const [first] = useState(current)
  // a change that was undone: the key in use never stopped
  const isInUse = (saved: PixKeyResponse['current']) =>
    saved?.kind === first?.kind && saved?.key === first?.key
  const rules = ({ kind, key, password }: NewKey) => {
    const read = readPixKey(kind, key)
    const problem = key.trim() === '' ? own('required') : read.ok ? null : read.reason
    return fieldErrors({
      key: problem,
      password: password === '' ? own('password_required') : null,
    })
  }
  return (
    <DialogForm
      title={translate('pix.title')}
      values={{ kind: ownPixKind(taxId), key: '', password: '' } satisfies NewKey as NewKey}
      rules={rules}
      onSave={(typed) => dataProvider.setPixKey(typed)}
      onSaved={(saved) => {
        queryClient.setQueryData(['pix-key'], saved)
        void queryClient.invalidateQueries({ queryKey: ['payouts'] })
        notify(
          `pix.dialog.${saved.waiting ? 'done' : isInUse(saved.current) ? 'kept' : 'in_use'}`,
          {
            type: 'success',
          },
        )
      }}
      failed={own('failed')}
      saveLabel={own('save')}
      savingLabel={own('saving')}
      maxWidth="sm"
      onClose={onClose}
    >
      {({ kind }) => (
        <>
          <Typography sx={{ mb: 1 }}>
            {translate('pix.dialog.text', { hours: waitHours })}
          </Typography>
          <TextInput source="kind" label={own('kind')} choices={KINDS} />
          <TextInput
            source="key"
            label={own('key')}
            placeholder={pixKeyHint(kind, taxId)}
            helperText={translate(
              kind === ownPixKind(taxId) ? 'pix.dialog.own' : 'pix.dialog.example',
              { example: pixKeyHint(kind, taxId) },
            )}
            required
            autoFocus
            autoComplete="off"
            maxLength={PIX_KEY_MAX}
          />
          <PasswordInput
            source="password"
            label={own('password')}
            autoComplete="current-password"
          />
        </>
      )}
    </DialogForm>
  )
}
