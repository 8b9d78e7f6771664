import { BRAZILIAN_STATES } from '#domain/values/brazilianStates'
import { SELLER_COUNTRIES } from '#domain/values/countries'
import { ADDRESS_LINE_MAX, CITY_MAX, STATE_MAX } from '#domain/limits'
import { changeCountry } from '#domain/values/postalCode'
import Box from '@mui/material/Box'
import { usePostalCodeField } from '../../shared/form/usePostalCodeField'
import { ProfileInput } from './ProfileInput'
import type { EditedProfile } from './useProfileDraft'

const COUNTRIES = Object.entries(SELLER_COUNTRIES)
const STATES = Object.entries(BRAZILIAN_STATES)

/** Section 'Endereço'. Mask and list of states belong to Brasil only (R15). */
export function AddressInputs(group: { profile: EditedProfile; disabled: boolean }) {
  const { draft, change, fill } = group.profile
  const { country_code } = draft.form
  const isBrazilian = country_code === 'BR'
  const postalCode = usePostalCodeField(draft.form, (typed) => change('postal_code', typed), fill)
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <ProfileInput field="postal_code" {...group} {...postalCode.field} />
      <ProfileInput
        field="country_code"
        {...group}
        required
        options={COUNTRIES}
        onChange={(country) => {
          postalCode.cancel()
          fill((now) => ({ ...now, ...changeCountry(now.country_code, country) }))
        }}
      />
      <ProfileInput
        field="state"
        {...group}
        required
        options={isBrazilian ? STATES : undefined}
        maxLength={STATE_MAX}
      />
      <ProfileInput
        field="city"
        {...group}
        required
        autoComplete="address-level2"
        maxLength={CITY_MAX}
      />
      <Box sx={{ gridColumn: { sm: '1 / -1' } }}>
        <ProfileInput
          field="address_line"
          {...group}
          autoComplete="street-address"
          maxLength={ADDRESS_LINE_MAX}
        />
      </Box>
    </Box>
  )
}
