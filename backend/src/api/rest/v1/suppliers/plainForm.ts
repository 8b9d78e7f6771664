import { randomUUID } from 'node:crypto'
import { applicationErrors, applicationRequestOf, type ApplicationForm } from '#domain/applicationForm'
import type { FieldErrors } from '#domain/result'
import { siteConfig } from '#domain/siteConfig'

export interface PlainForm {
  answers: ApplicationForm
  problems: FieldErrors<keyof ApplicationForm>
  /** The row to insert, once there are no problems. */
  row: object
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The application form as a browser without JavaScript posts it: field names of the form, everything text. */
export function readPlainForm(body: unknown): PlainForm {
  const posted = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const answers: ApplicationForm = {
    wineryName: text(posted.wineryName),
    contactPerson: text(posted.contactPerson),
    email: text(posted.email),
    city: text(posted.city),
    foundingYear: text(posted.foundingYear),
    instagram: text(posted.instagram),
    stockQuantity: text(posted.stockQuantity),
    howFoundWinex: text(posted.howFoundWinex),
    acceptTerms: text(posted.acceptTerms) !== '',
  }
  return {
    answers,
    problems: applicationErrors(answers),
    row: {
      ...applicationRequestOf(answers, siteConfig.termsVersion),
      client_id: randomUUID(),
      website: text(posted.website),
      seconds_to_fill: null,
    },
  }
}
