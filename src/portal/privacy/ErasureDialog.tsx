import { isOwner } from '#domain/sellers/memberRoles'
import { PASSWORD_MAX } from '#domain/limits'
import { ERASURE_WORD } from '#domain/sellers/privacy'
import type { Member } from '#domain/wire/member'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { useId, useState, type FormEvent } from 'react'
import { PasswordInput } from '../../shared/form/PasswordInput'
import { KeptList } from './KeptList'
import { useEraseAccount } from './useEraseAccount'

/** Asks for password and word before everything goes. */
export function ErasureDialog({ me, onClose }: { me: Member; onClose: () => void }) {
  const translate = useTranslate()
  const titleId = useId()
  const [scope, setScope] = useState<'company' | 'person'>(isOwner(me) ? 'company' : 'person')
  const [password, setPassword] = useState('')
  const [word, setWord] = useState('')
  const [isJudged, setJudged] = useState(false)
  const { erase, isErasing, refused } = useEraseAccount()
  const wordLabel = translate('privacy.dialog.word', { word: ERASURE_WORD })
  const isReady = password !== '' && word === ERASURE_WORD
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setJudged(true)
    if (isReady) erase({ scope, password, confirmation: ERASURE_WORD })
  }
  return (
    <Dialog open onClose={isErasing ? undefined : onClose} aria-labelledby={titleId} maxWidth="sm">
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>{translate('privacy.dialog.title')}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 1 }}>{translate('privacy.dialog.text')}</Typography>
          <KeptList />
          {isOwner(me) && (
            <TextField
              select
              label={translate('privacy.scope')}
              value={scope}
              onChange={(event) => setScope(event.target.value as typeof scope)}
              helperText={translate(`privacy.${scope}.text`)}
            >
              <MenuItem value="company">{translate('privacy.company.option')}</MenuItem>
              <MenuItem value="person">{translate('privacy.person.option')}</MenuItem>
            </TextField>
          )}
          <PasswordInput
            label={translate('privacy.dialog.password')}
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
            maxLength={PASSWORD_MAX}
            problem={
              refused.password ??
              (isJudged && password === ''
                ? translate('privacy.dialog.password_required')
                : undefined)
            }
          />
          <TextField
            label={wordLabel}
            value={word}
            onChange={(event) => setWord(event.target.value)}
            error={isJudged && word !== ERASURE_WORD}
            helperText={isJudged && word !== ERASURE_WORD ? wordLabel : undefined}
            required
            autoComplete="off"
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose} disabled={isErasing}>
            {translate('privacy.dialog.cancel')}
          </Button>
          <Button type="submit" variant="contained" color="error" disabled={isErasing}>
            {translate(isErasing ? 'privacy.dialog.pending' : 'privacy.dialog.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
