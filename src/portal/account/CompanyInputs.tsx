import { DESCRIPTION_MAX, PHONE_MAX } from '#domain/limits'
import { maskPhone } from '#domain/text/masks'
import { ProfileInput } from './ProfileInput'
import type { EditedProfile } from './useProfileDraft'

/** Section 'Dados da empresa'. */
export function CompanyInputs(group: { profile: EditedProfile; disabled: boolean }) {
  const isBrazilian = group.profile.draft.form.country_code === 'BR'
  return (
    <>
      <ProfileInput field="name" {...group} />
      <ProfileInput field="tax_id" {...group} />
      <ProfileInput
        field="phone"
        {...group}
        type="tel"
        autoComplete="tel"
        mask={isBrazilian ? maskPhone : undefined}
        maxLength={PHONE_MAX}
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
