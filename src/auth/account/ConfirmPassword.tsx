import { fieldErrors } from '#domain/result'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import type { SecurityDataProvider } from '../../shared/account/securityVerbs'
import { AreaForm } from '../../kit/form/AreaForm'
import { FormButtons } from '../../kit/form/FormButtons'
import { PasswordInput } from '../../kit/form/PasswordInput'
import { useSecurity } from './useSecurity'

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
  const dataProvider = useSecurity()
  const own = (key: string) => translate(`security.confirm_password.${key}`)
  return (
    <AreaForm
      values={{ password: '' }}
      rules={({ password }) => fieldErrors({ password: password === '' ? own('required') : null })}
      onSave={({ password }) => send(dataProvider, password)}
      onSaved={onDone}
      failed={translate('security.second_factor.failed')}
    >
      <Stack spacing={1} sx={{ maxWidth: 420 }} role="group" aria-label={title}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography>
          {text} {own('text')}
        </Typography>
        <PasswordInput
          source="password"
          label={own('label')}
          autoComplete="current-password"
          autoFocus
        />
        <Stack direction="row" spacing={1}>
          <FormButtons
            cancel={onCancel}
            cancelLabel={translate('security.cancel')}
            saveLabel={own('submit')}
            savingLabel={own('submitting')}
          />
        </Stack>
      </Stack>
    </AreaForm>
  )
}
