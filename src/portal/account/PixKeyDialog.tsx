import { PASSWORD_MAX } from '#domain/limits'
import {
  PIX_KEY_KIND_KEYS,
  PIX_KEY_KINDS,
  PIX_KEY_MAX,
  readPixKey,
  type PixKeyKind,
} from '#domain/money/pixKey'
import type { FieldErrors } from '#domain/result'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useId, useState, type FormEvent } from 'react'
import { ApiError } from '../../shared/http/ApiError'
import { serverMessage } from '../../shared/http/serverMessage'
import type { PortalDataProvider } from '../dataProvider'

/** A new key, with the password once more; what the server refuses stands at its field. */
export default function PixKeyDialog({
  waitHours,
  onClose,
}: {
  waitHours: number
  onClose: () => void
}) {
  const translate = useTranslate()
  const notify = useNotify()
  const titleId = useId()
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const [kind, setKind] = useState<PixKeyKind>('cnpj')
  const [key, setKey] = useState('')
  const [password, setPassword] = useState('')
  const [isJudged, setJudged] = useState(false)
  const [refused, setRefused] = useState<FieldErrors<'key' | 'password'>>({})
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.setPixKey({ kind, key, password }),
    onSuccess: (saved) => {
      queryClient.setQueryData(['pix-key'], saved)
      void queryClient.invalidateQueries({ queryKey: ['payouts'] })
      notify('pix.dialog.done', { type: 'success' })
      onClose()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.body.errors) setRefused(error.body.errors)
      notify(serverMessage(error, translate('pix.dialog.failed')), { type: 'error' })
    },
  })
  const read = readPixKey(kind, key)
  const keyProblem =
    refused.key ??
    (!isJudged || read.ok
      ? undefined
      : key.trim() === ''
        ? translate('pix.dialog.required')
        : read.reason)
  const passwordProblem =
    refused.password ??
    (isJudged && password === '' ? translate('pix.dialog.password_required') : undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setJudged(true)
    setRefused({})
    if (read.ok && password !== '') mutate()
  }
  return (
    <Dialog open onClose={isPending ? undefined : onClose} aria-labelledby={titleId} maxWidth="sm">
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>{translate('pix.title')}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 1 }}>
            {translate('pix.dialog.text', { hours: waitHours })}
          </Typography>
          <TextField
            select
            label={translate('pix.dialog.kind')}
            value={kind}
            onChange={(event) => {
              setKind(event.target.value as PixKeyKind)
              setRefused({})
            }}
          >
            {PIX_KEY_KIND_KEYS.map((one) => (
              <MenuItem key={one} value={one}>
                {PIX_KEY_KINDS[one].label}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label={translate('pix.dialog.key')}
            value={key}
            onChange={(event) => {
              setKey(event.target.value)
              setRefused({})
            }}
            required
            autoFocus
            autoComplete="off"
            error={keyProblem !== undefined}
            helperText={
              keyProblem ??
              translate('pix.dialog.example', { example: PIX_KEY_KINDS[kind].example })
            }
            slotProps={{ htmlInput: { maxLength: PIX_KEY_MAX } }}
          />
          <TextField
            type="password"
            label={translate('pix.dialog.password')}
            value={password}
            onChange={(event) => {
              setPassword(event.target.value)
              setRefused({})
            }}
            required
            autoComplete="current-password"
            error={passwordProblem !== undefined}
            helperText={passwordProblem}
            slotProps={{ htmlInput: { maxLength: PASSWORD_MAX } }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose} disabled={isPending}>
            {translate('pix.dialog.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isPending}>
            {translate(isPending ? 'pix.dialog.saving' : 'pix.dialog.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
