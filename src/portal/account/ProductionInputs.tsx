import { DESCRIPTION_MAX, HECTARES_STEP } from '#domain/limits'
import { HECTARES_RULE } from '#domain/sellers/hectares'
import { REGIONS } from '#domain/sellers/regions'
import { useTranslate } from 'ra-core'
import { NumberField } from '../../shared/form/NumberField'
import { CertificationsInput } from './CertificationsInput'
import { profileFieldId, ProfileInput } from './ProfileInput'
import type { EditedProfile } from './useProfileDraft'

const REGION_OPTIONS = Object.entries(REGIONS)

/** Section 'Produção': region, area as number or nothing (spec §5), history, certifications. */
export function ProductionInputs(group: { profile: EditedProfile; disabled: boolean }) {
  const translate = useTranslate()
  const { profile, disabled } = group
  const problem = profile.problemOf('hectares')
  return (
    <>
      <ProfileInput field="region" {...group} options={REGION_OPTIONS} />
      <NumberField
        id={profileFieldId('hectares')}
        label={translate('account.field.hectares')}
        value={profile.draft.form.hectares}
        onChange={(typed) => profile.change('hectares', typed)}
        onBlur={() => profile.leave('hectares')}
        disabled={disabled}
        error={problem !== undefined}
        helperText={problem}
        step={HECTARES_STEP}
        {...HECTARES_RULE}
      />
      <ProfileInput
        field="producer_history"
        {...group}
        multiline
        minRows={4}
        maxLength={DESCRIPTION_MAX}
      />
      <CertificationsInput {...group} />
    </>
  )
}
