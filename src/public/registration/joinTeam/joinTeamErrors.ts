import { confirmationProblem, passwordProblem } from '#domain/account/password'
import { nameProblem } from '#domain/text/names'
import { fieldErrors, type FieldErrors } from '#domain/result'
import { isValidCpf } from '#domain/values/taxId'

/** What an invited person types. */
export interface JoinTeamForm {
  name: string
  cpf: string
  password: string
  confirmation: string
  accept_terms: boolean
}

export const EMPTY_JOIN_TEAM: JoinTeamForm = {
  name: '',
  cpf: '',
  password: '',
  confirmation: '',
  accept_terms: false,
}

/** The messages of step 2 of the registration (spec §5), as the same data is asked for. */
export function joinTeamErrors(form: JoinTeamForm): FieldErrors<keyof JoinTeamForm> {
  return fieldErrors<keyof JoinTeamForm>({
    name: nameProblem(form.name, 'Nome é obrigatório'),
    cpf: cpfProblem(form.cpf),
    password: passwordProblem(form.password),
    confirmation: confirmationProblem(form.password, form.confirmation),
    accept_terms: form.accept_terms ? null : 'Você deve aceitar os termos e condições',
  })
}

function cpfProblem(typed: string): string | null {
  if (typed.trim() === '') return 'CPF é obrigatório'
  return isValidCpf(typed) ? null : 'CPF inválido'
}
