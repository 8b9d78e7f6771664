import { BRAZILIAN_STATES } from '#domain/values/brazilianStates'
import { SELLER_COUNTRIES } from '#domain/values/countries'
import {
  ADDRESS_LINE_MAX,
  CITY_MAX,
  DESCRIPTION_MAX,
  HECTARES_STEP,
  NAME_MAX,
  STATE_MAX,
} from '#domain/limits'
import { HECTARES_RULE } from '#domain/sellers/hectares'
import { READ_ONLY_PROFILE_FIELDS, type ProfileForm } from '#domain/sellers/profileForm'
import { REGIONS } from '#domain/sellers/regions'
import { changeCountry } from '#domain/values/postalCode'
import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import type { ComponentProps } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { NumberInput } from '../../kit/form/NumberInput'
import { phoneField } from '../../kit/form/phoneField'
import { TextInput } from '../../kit/form/TextInput'
import { usePostalCodeField } from '../../kit/form/usePostalCodeField'
import type { ProfileDraft } from './profileDraft'

const COUNTRIES = Object.entries(SELLER_COUNTRIES)
const STATES = Object.entries(BRAZILIAN_STATES)
const REGION_OPTIONS = Object.entries(REGIONS)

/** While it is saved, and for a member, the company cannot be edited. */
interface Group {
  disabled: boolean
}

/** One field of the profile. Name, tax id and e-mail cannot be edited (spec §5). */
function ProfileInput({
  source,
  disabled = false,
  helperText,
  ...rest
}: ComponentProps<typeof TextInput> & { source: keyof ProfileForm }) {
  const translate = useTranslate()
  const isFixed = (READ_ONLY_PROFILE_FIELDS as readonly string[]).includes(source)
  return (
    <TextInput
      {...rest}
      source={source}
      label={translate(`account.field.${source}`)}
      disabled={disabled || isFixed}
      helperText={isFixed ? translate('account.fixed') : helperText}
    />
  )
}

/** Section 'Dados da empresa'. */
export function CompanyInputs(group: Group) {
  const country = useWatch<ProfileDraft, 'country_code'>({ name: 'country_code' })
  return (
    <>
      <ProfileInput source="name" />
      <ProfileInput source="tax_id" />
      <ProfileInput source="phone" {...group} {...phoneField(country)} />
      <ProfileInput
        source="description"
        {...group}
        multiline
        minRows={3}
        maxLength={DESCRIPTION_MAX}
      />
    </>
  )
}

/** Section 'Endereço'. Mask and list of states belong to Brasil only (R15). */
export function AddressInputs(group: Group) {
  const { getValues, setValue } = useFormContext<ProfileDraft>()
  const form = useWatch<ProfileDraft>() as ProfileDraft
  const fill = (update: (now: ProfileDraft) => ProfileDraft) => {
    const now = getValues()
    const next = update(now)
    for (const field of ['country_code', 'state', 'city', 'address_line', 'postal_code'] as const) {
      if (next[field] === now[field]) continue
      setValue(field, next[field], { shouldDirty: true, shouldValidate: true })
    }
  }
  const { hint, onTyped, ...postalCode } = usePostalCodeField(form, fill)
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <ProfileInput
        source="postal_code"
        {...group}
        {...postalCode}
        helperText={hint || undefined}
        onTyped={onTyped}
      />
      <ProfileInput
        source="country_code"
        {...group}
        required
        choices={COUNTRIES}
        onTyped={(country) => {
          onTyped('')
          fill((now) => ({ ...now, ...changeCountry(form.country_code, country) }))
        }}
      />
      <ProfileInput
        source="state"
        {...group}
        required
        choices={form.country_code === 'BR' ? STATES : undefined}
        maxLength={STATE_MAX}
      />
      <ProfileInput
        source="city"
        {...group}
        required
        autoComplete="address-level2"
        maxLength={CITY_MAX}
      />
      <Box sx={{ gridColumn: { sm: '1 / -1' } }}>
        <ProfileInput
          source="address_line"
          {...group}
          autoComplete="street-address"
          maxLength={ADDRESS_LINE_MAX}
        />
      </Box>
    </Box>
  )
}

/** Section 'Produção': region, area as number or nothing (spec §5), history. */
export function ProductionInputs(group: Group) {
  const translate = useTranslate()
  return (
    <>
      <ProfileInput source="region" {...group} choices={REGION_OPTIONS} />
      <NumberInput
        source="hectares"
        {...group}
        label={translate('account.field.hectares')}
        step={HECTARES_STEP}
        {...HECTARES_RULE}
      />
      <ProfileInput
        source="producer_history"
        {...group}
        multiline
        minRows={4}
        maxLength={DESCRIPTION_MAX}
      />
    </>
  )
}

/** Section 'Dados pessoais'. */
export function PersonInputs(group: Group) {
  return (
    <>
      <ProfileInput
        source="userName"
        {...group}
        required
        autoComplete="name"
        maxLength={NAME_MAX}
      />
      <ProfileInput source="email" />
    </>
  )
}
