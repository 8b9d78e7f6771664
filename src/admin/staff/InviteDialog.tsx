import { STAFF_ROLE_KEYS, STAFF_ROLES, type StaffRole } from '#domain/staff/staffRoles'
import type { StaffMember } from '#domain/staff/staffWire'
import { useQueryClient } from '@tanstack/react-query'
import { EMAIL_MAX, NAME_MAX } from '#domain/limits'
import { fieldErrors } from '#domain/result'
import { nameProblem } from '#domain/text/names'
import { cleanLine } from '#domain/text/plainText'
import { isEmail } from '#domain/values/email'
import { useCreate, useNotify, useTranslate } from 'ra-core'
import { DialogForm } from '../../kit/form/DialogForm'
import { TextInput } from '../../kit/form/TextInput'

interface Invitation {
  email: string
  name: string
  role: StaffRole
}

const ROLES = STAFF_ROLE_KEYS.map((role) => [role, STAFF_ROLES[role].label] as const)

/** Invites a person by mail, with their role. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const own = (key: string) => translate(`admin_team.invite.${key}`)
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [create] = useCreate<StaffMember>()
  const rules = ({ email, name }: Invitation) =>
    fieldErrors({
      name: cleanLine(name) === '' ? own('name_required') : nameProblem(cleanLine(name)),
      email:
        email.trim() === ''
          ? own('email_required')
          : isEmail(email.trim())
            ? null
            : own('email_invalid'),
    })
  return (
    <DialogForm
      title={own('title')}
      values={{ email: '', name: '', role: 'review' } satisfies Invitation as Invitation}
      rules={rules}
      onSave={({ email, name, role }) =>
        create(
          'staff',
          { data: { email: email.trim(), name: cleanLine(name), role } },
          { returnPromise: true },
        )
      }
      onSaved={() => {
        void queryClient.invalidateQueries({ queryKey: ['staff'] })
        notify('admin_team.invite.done', { type: 'success' })
      }}
      failed={translate('admin_team.failed')}
      saveLabel={own('send')}
      savingLabel={own('sending')}
      onClose={onClose}
    >
      <>
        <TextInput
          source="name"
          label={own('name')}
          required
          autoFocus
          autoComplete="off"
          maxLength={NAME_MAX}
        />
        <TextInput
          source="email"
          type="email"
          label={own('email')}
          required
          autoComplete="off"
          maxLength={EMAIL_MAX}
        />
        <TextInput source="role" label={own('role')} choices={ROLES} />
      </>
    </DialogForm>
  )
}
