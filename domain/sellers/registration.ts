import { isEmail, normalizeEmail } from '../values/email'
import { nameProblem } from '../text/names'
import { confirmationProblem, passwordProblem } from '../account/password'
import { cleanLine, cleanText, textProblem as required } from '../text/plainText'
import { hectaresProblem, parseHectares } from './hectares'
import { DEFAULT_REGION, type Region } from './regions'
import { fieldErrors, type FieldErrors } from '../result'
import { formatCnpj, formatCpf, isValidCnpj, isValidCpf } from '../values/taxId'
import { DEFAULT_COUNTRY, type SellerCountry } from '../values/countries'
import { formatPhone, phoneProblem } from '../values/phone'
import { formatPostalCode, postalCodeProblem } from '../values/postalCode'
import type { RegisterRequest } from './registrationWire'

/** Legal person or natural person, by the toggle of step 1 (spec §2). */
export type PersonKind = 'cnpj' | 'cpf'

/** Step 1 'Dados da Empresa', as typed. */
export interface CompanyForm {
  person: PersonKind
  name: string
  tax_id: string
  postal_code: string
  country_code: SellerCountry | ''
  state: string
  city: string
  address_line: string
  region: Region | ''
  hectares: string
  description: string
  producer_history: string
}

/** Step 2 'Dados Pessoais', as typed. */
export interface ResponsibleForm {
  name: string
  email: string
  phone: string
  cpf: string
  password: string
  password_confirmation: string
  accept_terms: boolean
}

export const EMPTY_COMPANY: CompanyForm = {
  person: 'cnpj',
  name: '',
  tax_id: '',
  postal_code: '',
  country_code: DEFAULT_COUNTRY,
  state: '',
  city: '',
  address_line: '',
  region: DEFAULT_REGION,
  hectares: '',
  description: '',
  producer_history: '',
}

export const EMPTY_RESPONSIBLE: ResponsibleForm = {
  name: '',
  email: '',
  phone: '',
  cpf: '',
  password: '',
  password_confirmation: '',
  accept_terms: false,
}

/** Messages of step 1 by field (spec §5). CEP digits are judged for Brasil only (R15). */
export function companyErrors(form: CompanyForm): FieldErrors<keyof CompanyForm> {
  return fieldErrors<keyof CompanyForm>({
    person: null,
    name: nameProblem(form.name, 'Nome da empresa é obrigatório'),
    tax_id: form.person === 'cnpj' ? cnpjProblem(form.tax_id) : cpfProblem(form.tax_id),
    postal_code:
      required(form.postal_code, 'CEP é obrigatório') ??
      postalCodeProblem(form.postal_code, form.country_code),
    country_code: required(form.country_code, 'País é obrigatório'),
    state: required(form.state, 'Estado é obrigatório'),
    city: required(form.city, 'Cidade é obrigatória'),
    address_line: required(form.address_line, 'Endereço é obrigatório'),
    region: required(form.region, 'Região é obrigatória'),
    hectares: required(form.hectares, 'Área é obrigatória') ?? hectaresProblem(form.hectares),
    description: null,
    producer_history: null,
  })
}

/** Messages of step 2 by field (spec §5, R12, R17, R19). */
export function responsibleErrors(
  form: ResponsibleForm,
  country: string,
): FieldErrors<keyof ResponsibleForm> {
  return fieldErrors<keyof ResponsibleForm>({
    name: nameProblem(form.name, 'Nome é obrigatório'),
    email:
      required(form.email, 'E-mail é obrigatório') ??
      (isEmail(normalizeEmail(form.email)) ? null : 'E-mail inválido'),
    phone: required(form.phone, 'Telefone é obrigatório') ?? phoneProblem(form.phone, country),
    cpf: cpfProblem(form.cpf),
    password: passwordProblem(form.password, 'registration'),
    password_confirmation: confirmationProblem(form.password, form.password_confirmation),
    accept_terms: form.accept_terms ? null : 'Você deve aceitar os termos e condições',
  })
}

/** Shown besides the field's own message when the passwords differ on submit (spec §5). */
export const PASSWORDS_DIFFER_ON_SUBMIT = 'As senhas não coincidem.'

/** Body of POST /public/vendor/register. Call it only with forms without errors. */
export function registrationRequest(
  company: CompanyForm,
  responsible: ResponsibleForm,
  termsVersion: string,
): RegisterRequest {
  return {
    name: cleanLine(company.name),
    description: cleanText(company.description) || null,
    address_line: cleanLine(company.address_line),
    city: cleanLine(company.city),
    state: cleanLine(company.state),
    postal_code: formatPostalCode(cleanLine(company.postal_code), company.country_code),
    country_code: company.country_code || DEFAULT_COUNTRY,
    tax_id: company.person === 'cnpj' ? formatCnpj(company.tax_id) : formatCpf(company.tax_id),
    region: company.region || DEFAULT_REGION,
    hectares: parseHectares(company.hectares) ?? 0,
    producer_history: cleanText(company.producer_history) || null,
    phone: formatPhone(cleanLine(responsible.phone), company.country_code),
    consent: { terms_version: termsVersion },
    member: {
      name: cleanLine(responsible.name),
      email: normalizeEmail(responsible.email),
      password: responsible.password,
      cpf: formatCpf(responsible.cpf),
    },
  }
}

const cnpjProblem = (typed: string): string | null =>
  required(typed, 'CNPJ é obrigatório') ?? (isValidCnpj(typed) ? null : 'CNPJ inválido')

const cpfProblem = (typed: string): string | null =>
  required(typed, 'CPF é obrigatório') ?? (isValidCpf(typed) ? null : 'CPF inválido')
