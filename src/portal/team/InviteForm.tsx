import { isEmail } from '#domain/values/email'
import { EMAIL_MAX, NAME_MAX } from '#domain/limits'
import { fieldErrors } from '#domain/result'
import { MEMBER_ROLES, type MemberRole } from '#domain/team/memberRoles'
import { nameProblem } from '#domain/text/names'
import { cleanLine } from '#domain/text/plainText'
import Stack from '@mui/material/Stack'
import { useCreate, useTranslate } from 'ra-core'
import { AreaForm } from '../../kit/form/AreaForm'
import { FormButtons } from '../../kit/form/FormButtons'
import { TextInput } from '../../kit/form/TextInput'
import { useTellTeam } from './useTeam'

const EMPTY = { email: '', name: '', role: 'member' as MemberRole }
const ROLES = Object.entries(MEMBER_ROLES).map(([role, { label }]) => [role, label] as const)

/** Invites a person by e-mail with their role. */
export function InviteForm({ onDone }: { onDone: () => void }) {
  const translate = useTranslate()
  const [create] = useCreate('invitations', undefined, useTellTeam()('team.invited'))
  const rules = ({ email, name }: typeof EMPTY) =>
    fieldErrors({
      email:
        email.trim() === ''
          ? translate('team.email_required')
          : isEmail(email.trim())
            ? null
            : translate('team.email_invalid'),
      name: nameProblem(name),
    })
  return (
    <AreaForm
      values={EMPTY}
      rules={rules}
      onSave={({ email, name, role }) =>
        create(
          'invitations',
          { data: { email: email.trim(), name: cleanLine(name) || null, role } },
          { returnPromise: true },
        )
      }
      onSaved={onDone}
      failed={translate('team.failed')}
    >
      {({ role }) => (
        <Stack sx={{ maxWidth: 480, mt: 1.5 }}>
          <TextInput
            source="email"
            label={translate('team.email')}
            type="email"
            required
            autoFocus
            autoComplete="off"
            maxLength={EMAIL_MAX}
          />
          <TextInput
            source="name"
            label={translate('team.name')}
            autoComplete="off"
            maxLength={NAME_MAX}
          />
          <TextInput
            source="role"
            label={translate('team.role')}
            choices={ROLES}
            helperText={MEMBER_ROLES[role].description}
          />
          <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
            <FormButtons
              cancel={onDone}
              cancelLabel={translate('team.cancel')}
              saveLabel={translate('team.send')}
              savingLabel={translate('team.sending')}
            />
          </Stack>
        </Stack>
      )}
    </AreaForm>
  )
}
