import { useRef } from 'react'
import { BRAZILIAN_STATES } from '#domain/values/brazilianStates'
import { DEFAULT_COUNTRY, SELLER_COUNTRIES, type SellerCountry } from '#domain/values/countries'
import { maskCnpj, maskCpf } from '#domain/text/masks'
import { ADDRESS_LINE_MAX, CITY_MAX, DESCRIPTION_MAX, NAME_MAX, STATE_MAX } from '#domain/limits'
import { changeCountry } from '#domain/values/postalCode'
import { REGIONS, type Region } from '#domain/sellers/regions'
import type { CompanyForm, PersonKind } from '#domain/sellers/registration'
import { usePostalCodeField } from '../../kit/form/usePostalCodeField'
import { useHydrated } from '../../kit/ui/useHydrated'
import { HectaresField } from './HectaresField'
import { TextField } from '../../auth/fields/TextField'
import { PersonToggle } from './PersonToggle'
import { SelectField } from '../../auth/fields/SelectField'
import { TextAreaField } from '../../auth/fields/TextAreaField'
import { usePublicForm } from '../../auth/fields/usePublicForm'
import type { useRegistration } from './useRegistration'

interface Props {
  company: ReturnType<typeof useRegistration>['company']
  onContinue: () => void
}

/** Step 1 'Dados da Empresa' (spec §2, §5). */
export function CompanyStep({ company, onContinue }: Props) {
  const { form, change } = company
  const { refused } = company
  const publicForm = usePublicForm<keyof CompanyForm>({
    rules: () => ({ ...refused, ...company.errors }),
    refused,
    onSend: onContinue,
  })
  const isHydrated = useHydrated()
  const otherTaxId = useRef('')
  const { onTyped, ...postalCode } = usePostalCodeField(form, company.update)
  const isBrazil = form.country_code === DEFAULT_COUNTRY

  const field = (name: keyof CompanyForm) => ({
    name,
    value: form[name],
    error: publicForm.errorOf(name),
    onBlur: publicForm.onLeave,
  })

  const changePerson = (person: PersonKind) => {
    const kept = otherTaxId.current
    otherTaxId.current = form.tax_id
    change({ person, tax_id: kept })
  }

  return (
    <form className="auth-form registration-form" {...publicForm.form}>
      <PersonToggle person={form.person} onChange={changePerson} />
      <TextField
        {...field('name')}
        label="Nome da empresa"
        hint={form.person === 'cpf' && 'O nome com que você assina seus vinhos.'}
        autoComplete="organization"
        maxLength={NAME_MAX}
        onValue={(name) => change({ name })}
      />
      <TextField
        {...field('tax_id')}
        label={form.person === 'cnpj' ? 'CNPJ' : 'CPF'}
        mask={form.person === 'cnpj' ? maskCnpj : maskCpf}
        // A CNPJ may have letters (R11), so its keyboard has them too.
        inputMode={form.person === 'cnpj' ? 'text' : 'numeric'}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        placeholder={form.person === 'cnpj' ? '00.000.000/0000-00' : '000.000.000-00'}
        onValue={(tax_id) => change({ tax_id })}
      />
      <div className="registration-row">
        <TextField
          {...field('postal_code')}
          {...postalCode}
          label="CEP"
          onValue={(postal_code) => {
            change({ postal_code })
            onTyped(postal_code)
          }}
        />
        <SelectField
          {...field('country_code')}
          label="País"
          autoComplete="country"
          choices={SELLER_COUNTRIES}
          onValue={(country) => {
            onTyped('')
            change(changeCountry(form.country_code, country as SellerCountry | ''))
          }}
        />
      </div>
      <TextField
        {...field('address_line')}
        label="Endereço"
        autoComplete="street-address"
        placeholder="Rua, número, complemento"
        maxLength={ADDRESS_LINE_MAX}
        onValue={(address_line) => change({ address_line })}
      />
      <div className="registration-row">
        <TextField
          {...field('city')}
          label="Cidade"
          autoComplete="address-level2"
          maxLength={CITY_MAX}
          onValue={(city) => change({ city })}
        />
        {isBrazil ? (
          <SelectField
            {...field('state')}
            label="Estado"
            autoComplete="address-level1"
            choices={BRAZILIAN_STATES}
            onValue={(state) => change({ state })}
          />
        ) : (
          <TextField
            {...field('state')}
            label="Estado"
            autoComplete="address-level1"
            maxLength={STATE_MAX}
            onValue={(state) => change({ state })}
          />
        )}
      </div>
      <div className="registration-row">
        <SelectField
          {...field('region')}
          label="Região"
          choices={REGIONS}
          onValue={(region) => change({ region: region as Region | '' })}
        />
        <HectaresField {...field('hectares')} onValue={(hectares) => change({ hectares })} />
      </div>
      <TextAreaField
        {...field('description')}
        label="Descrição"
        optional
        maxLength={DESCRIPTION_MAX}
        onValue={(description) => change({ description })}
      />
      <TextAreaField
        {...field('producer_history')}
        label="História do produtor"
        optional
        maxLength={DESCRIPTION_MAX}
        onValue={(producer_history) => change({ producer_history })}
      />
      <button className="button button-primary auth-submit" disabled={!isHydrated}>
        Continuar
      </button>
    </form>
  )
}
