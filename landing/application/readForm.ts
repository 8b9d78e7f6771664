import type { ApplicationForm } from '#domain/applications/applicationForm'
import { fields, TRAP_FIELD } from './fields'

export interface FilledForm {
  values: ApplicationForm
  trap: string
}

/** The form on the page; the inputs themselves are the only store of what was typed. */
export function readForm(form: HTMLFormElement): FilledForm {
  const data = new FormData(form)
  const text = (name: string): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const values = Object.fromEntries(fields.map(({ name }) => [name, text(name)]))
  return {
    values: { ...values, acceptTerms: data.has('acceptTerms') } as ApplicationForm,
    trap: text(TRAP_FIELD),
  }
}
