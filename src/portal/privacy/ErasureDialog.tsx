import { fieldErrors } from '#domain/result'
import { isOwner } from '#domain/team/memberRoles'
import { ERASURE_WORD } from '#domain/privacy/privacy'
import type { Member } from '#domain/team/memberWire'
import Typography from '@mui/material/Typography'
import { useDataProvider, useTranslate } from 'ra-core'
import { useSignedOut } from '../../auth/useSignedOut'
import { paths } from '../../paths'
import { DialogForm } from '../../kit/form/DialogForm'
import { PasswordInput } from '../../kit/form/PasswordInput'
import { TextInput } from '../../kit/form/TextInput'
import type { PortalDataProvider } from '../dataProvider'
import { KeptList } from './KeptList'

interface Erasure {
  scope: 'company' | 'person'
  password: string
  confirmation: string
}

/** Asks for password and word before everything goes; then leaves the portal, as the session has ended with the account. */
export function ErasureDialog({ me, onClose }: { me: Member; onClose: () => void }) {
  const translate = useTranslate()
  const signedOut = useSignedOut(paths.login)
  const dataProvider = useDataProvider<PortalDataProvider>()
  const wordLabel = translate('privacy.dialog.word', { word: ERASURE_WORD })
  const opened: Erasure = {
    scope: isOwner(me) ? 'company' : 'person',
    password: '',
    confirmation: '',
  }
  const rules = ({ password, confirmation }: Erasure) =>
    fieldErrors({
      password: password === '' ? translate('privacy.dialog.password_required') : null,
      confirmation: confirmation === ERASURE_WORD ? null : wordLabel,
    })
  return (
    <DialogForm
      title={translate('privacy.dialog.title')}
      values={opened}
      rules={rules}
      onSave={async ({ scope, password }) => {
        await dataProvider.eraseAccount({ scope, password, confirmation: ERASURE_WORD })
        return true
      }}
      onSaved={() => signedOut('privacy.done')}
      failed={translate('privacy.failed')}
      saveLabel={translate('privacy.dialog.confirm')}
      savingLabel={translate('privacy.dialog.pending')}
      cancelLabel={translate('privacy.dialog.cancel')}
      destructive
      maxWidth="sm"
      onClose={onClose}
    >
      {({ scope }) => (
        <>
          <Typography sx={{ mb: 1 }}>{translate('privacy.dialog.text')}</Typography>
          <KeptList />
          {isOwner(me) && (
            <TextInput
              source="scope"
              label={translate('privacy.scope')}
              helperText={translate(`privacy.${scope}.text`)}
              choices={[
                ['company', translate('privacy.company.option')],
                ['person', translate('privacy.person.option')],
              ]}
            />
          )}
          <PasswordInput
            source="password"
            label={translate('privacy.dialog.password')}
            autoComplete="current-password"
          />
          <TextInput source="confirmation" label={wordLabel} required autoComplete="off" />
        </>
      )}
    </DialogForm>
  )
}
