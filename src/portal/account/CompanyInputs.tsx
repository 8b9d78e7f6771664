import { DESCRIPTION_MAX } from '#domain/limits'
import { phoneField } from '../../shared/form/phoneField'
import { ProfileInput } from './ProfileInput'
import type { EditedProfile } from './useProfileDraft'

/** Section 'Dados da empresa'. */
export function CompanyInputs(group: { profile: EditedProfile; disabled: boolean }) {
  return (
    <>
      <ProfileInput field="name" {...group} />
      <ProfileInput field="tax_id" {...group} />
      <ProfileInput
        field="phone"
        {...group}
        {...phoneField(group.profile.draft.form.country_code)}
      />
      <ProfileInput
        field="description"
        {...group}
        multiline
        minRows={3}
        maxLength={DESCRIPTION_MAX}
      />
    </>
  )
}
