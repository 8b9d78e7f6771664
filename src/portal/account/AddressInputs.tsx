import { BRAZILIAN_STATES } from '#domain/values/brazilianStates'
import { SELLER_COUNTRIES } from '#domain/values/countries'
import { ADDRESS_LINE_MAX, CITY_MAX, POSTAL_CODE_MAX, STATE_MAX } from '#domain/limits'
import { maskCep } from '#domain/text/masks'
import Box from '@mui/material/Box'
import { ProfileInput } from './ProfileInput'
import type { EditedProfile } from './useProfileDraft'

const COUNTRIES = Object.entries(SELLER_COUNTRIES)
const STATES = Object.entries(BRAZILIAN_STATES)

/** Section 'Endereço'. Mask and list of states belong to Brasil only (R15). */
export function AddressInputs(group: { profile: EditedProfile; disabled: boolean }) {
  const isBrazilian = group.profile.draft.form.country_code === 'BR'
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <ProfileInput
        field="postal_code"
        {...group}
        autoComplete="postal-code"
        mask={isBrazilian ? maskCep : undefined}
        maxLength={POSTAL_CODE_MAX}
      />
      <ProfileInput field="country_code" {...group} required options={COUNTRIES} />
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
