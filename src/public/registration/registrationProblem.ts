import { ApiError } from '../../kit/http/ApiError'
import { explained } from '../../kit/http/serverMessage'
import type { CompanyForm, ResponsibleForm } from '#domain/sellers/registration'
import type { FieldErrors } from '#domain/result'

export interface RegistrationProblem {
  /** For the person, in the words of spec §8. */
  message: string
  /** The spec's sentence for the call, and what the server, or the missing connection, said. */
  detail?: string | undefined
  company: FieldErrors<keyof CompanyForm>
  responsible: FieldErrors<keyof ResponsibleForm>
}

const FAILED = 'Erro ao realizar cadastro. Tente novamente.'

/** Fields of the payload that are in step 2 under another name. */
const RESPONSIBLE_FIELDS: Record<string, keyof ResponsibleForm> = {
  phone: 'phone',
  'member.name': 'name',
  'member.email': 'email',
  'member.cpf': 'cpf',
  'member.password': 'password',
  consent: 'accept_terms',
}

/** What the page says about a refused registration, and at which fields (spec §8, R43). */
export function registrationProblem(error: unknown): RegistrationProblem {
  const { body, message } = error instanceof ApiError ? error : new ApiError(FAILED, 500)
  const problem: RegistrationProblem = {
    message: wordsFor(body.errors?.['member.email'] ?? message),
    company: {},
    responsible: {},
  }
  for (const [path, text] of Object.entries(body.errors ?? {})) {
    const field = RESPONSIBLE_FIELDS[path]
    if (field) problem.responsible[field] = text
    else problem.company[path as keyof CompanyForm] = text
  }
  if (problem.message === FAILED && !body.errors) problem.detail = explained(error, message)
  return problem
}

const TAKEN_EMAIL = 'Uma solicitação já foi enviada para este email.'

function wordsFor(message: string): string {
  if (message === TAKEN_EMAIL) return TAKEN_EMAIL
  if (message.includes('handle')) return 'Este handle já está em uso. Escolha outro.'
  return message.includes('already exists') ? TAKEN_EMAIL : FAILED
}
