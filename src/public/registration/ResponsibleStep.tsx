import { maskCpf } from '#domain/text/masks'
import { EMAIL_MAX, NAME_MAX } from '#domain/limits'
import { PASSWORDS_DIFFER_ON_SUBMIT, type ResponsibleForm } from '#domain/sellers/registration'
import { PasswordField } from '../../auth/fields/PasswordField'
import { phoneField } from '../../kit/form/phoneField'
import { showToast } from '../../kit/ui/toast/toastStore'
import { CompanySummary } from './CompanySummary'
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
