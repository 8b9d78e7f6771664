import { PASSWORD_MAX } from '#domain/limits'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { useState, type FormEvent } from 'react'
import type { SecurityDataProvider } from '../../shared/dataProvider/securityVerbs'
import { PasswordInput } from '../../shared/form/PasswordInput'
import { useSecretStep } from './useSecondFactor'

interface Props<Answer> {
  title: string
  text: string
  send: (dataProvider: SecurityDataProvider, password: string) => Promise<Answer>
  onDone: (answer: Answer) => void
  onCancel?: (() => void) | undefined
}

/** Asks for the password once more, before what a stolen session must not be able to do. */
export function ConfirmPassword<Answer>({ title, text, send, onDone, onCancel }: Props<Answer>) {
  const translate = useTranslate()
  const [password, setPassword] = useState('')
  const { submit, isPending, problem, setProblem } = useSecretStep('password', send, onDone)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (password === '') setProblem(translate('security.confirm_password.required'))
    else submit(password)
  }
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={onSubmit}
      spacing={1}
      sx={{ maxWidth: 420 }}
      aria-label={title}
    >
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      <Typography>
        {text} {translate('security.confirm_password.text')}
      </Typography>
      <PasswordInput
        label={translate('security.confirm_password.label')}
        value={password}
        problem={problem}
        autoComplete="current-password"
        autoFocus
        maxLength={PASSWORD_MAX}
        onChange={(typed) => {
          setPassword(typed)
          setProblem(undefined)
        }}
      />
      <Stack direction="row" spacing={1}>
        {onCancel && (
          <Button color="inherit" onClick={onCancel} disabled={isPending}>
            {translate('security.cancel')}
          </Button>
        )}
        <Button type="submit" variant="contained" disabled={isPending}>
          {translate(`security.confirm_password.${isPending ? 'submitting' : 'submit'}`)}
        </Button>
      </Stack>
    </Stack>
  )
}
