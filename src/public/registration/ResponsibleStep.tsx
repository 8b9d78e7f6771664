import { maskCpf } from '#domain/text/masks'
import { EMAIL_MAX, NAME_MAX } from '#domain/limits'
import {
  PASSWORDS_DIFFER_ON_SUBMIT,
  type ResponsibleForm,
  type CompanyForm,
} from '#domain/sellers/registration'
import { formatHectares, parseHectares } from '#domain/sellers/hectares'
import { regionLabel } from '#domain/sellers/regions'
import { PasswordField } from '../../auth/fields/PasswordField'
import { phoneField } from '../../kit/form/phoneField'
import { showToast } from '../../kit/ui/toast/toastStore'
import { TextField } from '../../auth/fields/TextField'
import { usePublicForm } from '../../auth/fields/usePublicForm'
import { TermsCheckbox } from './TermsCheckbox'
import type { useRegistration } from './useRegistration'

type TextName = Exclude<keyof ResponsibleForm, 'accept_terms'>

interface Props {
  registration: ReturnType<typeof useRegistration>
  onBack: () => void
}

/** Step 2 'Dados Pessoais': who answers for the winery (spec §2, §5). */
export function ResponsibleStep({ registration, onBack }: Props) {
  const { responsible, company, submit } = registration
  const { form, change } = responsible
  const publicForm = usePublicForm<keyof ResponsibleForm>({
    rules: () => responsible.errors,
    refused: responsible.refused,
    onSend: async () => {
      if ((await submit()) === 1) onBack()
    },
  })
  const { isSending, errorOf, onLeave } = publicForm

  const field = (name: TextName) => ({
    name,
    value: form[name],
    error: errorOf(name),
    onBlur: onLeave,
  })

  return (
    <form
      className="auth-form registration-form"
      {...publicForm.form}
      onSubmit={(event) => {
        if (form.password !== form.password_confirmation)
          showToast('error', PASSWORDS_DIFFER_ON_SUBMIT)
        publicForm.form.onSubmit(event)
      }}
    >
      <CompanySummary company={company.form} onEdit={onBack} />
      <TextField
        {...field('name')}
        label="Nome"
        autoComplete="name"
        maxLength={NAME_MAX}
        onValue={(name) => change({ name })}
      />
      <div className="registration-row">
        <TextField
          {...field('email')}
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={EMAIL_MAX}
          onValue={(email) => change({ email })}
        />
        <TextField
          {...field('phone')}
          label="Telefone"
          {...phoneField(company.form.country_code)}
          onValue={(phone) => change({ phone })}
        />
      </div>
      <TextField
        {...field('cpf')}
        label="CPF"
        mask={maskCpf}
        inputMode="numeric"
        autoComplete="off"
        placeholder="000.000.000-00"
        onValue={(cpf) => change({ cpf })}
      />
      <div className="registration-row">
        <PasswordField
          {...field('password')}
          label="Senha"
          autoComplete="new-password"
          hint={responsible.passwordAdvice}
          onFocus={responsible.onPasswordFocus}
          onValue={(password) => change({ password })}
        />
        <PasswordField
          {...field('password_confirmation')}
          label="Confirmar senha"
          autoComplete="new-password"
          onValue={(password_confirmation) => change({ password_confirmation })}
        />
      </div>
      <p className="auth-hint">
        Pelo menos 8 caracteres, com uma letra maiúscula e uma letra minúscula ou um número.
      </p>
      <TermsCheckbox
        checked={form.accept_terms}
        error={errorOf('accept_terms')}
        onChange={(accept_terms) => change({ accept_terms })}
      />
      <div className="registration-actions">
        <button type="button" className="button" onClick={onBack} disabled={isSending}>
          Voltar
        </button>
        <button className="button button-primary auth-submit" disabled={isSending}>
          {isSending ? 'Enviando...' : 'Criar conta'}
        </button>
      </div>
    </form>
  )
}

interface CompanySummaryProps {
  company: CompanyForm
  onEdit: () => void
}

/** What was said of the company, beside step 2 (spec §2). */
function CompanySummary({ company, onEdit }: CompanySummaryProps) {
  const { name, person, tax_id, city, state, region, hectares } = company
  const facts: [string, string][] = [
    [person === 'cnpj' ? 'CNPJ' : 'CPF', tax_id],
    ['Local', `${city}, ${state}`],
    ['Região', regionLabel(region)],
    ['Área', formatHectares(parseHectares(hectares))],
  ]
  return (
    <section className="registration-summary" aria-label="Resumo da empresa">
      <div>
        <h3>{name}</h3>
        <button type="button" className="auth-link" onClick={onEdit}>
          Editar
        </button>
      </div>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
