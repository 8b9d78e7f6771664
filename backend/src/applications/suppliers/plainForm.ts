import { randomUUID } from 'node:crypto'
import {
  applicationErrors,
  applicationRequestOf,
  type ApplicationForm,
} from '#domain/applications/applicationForm'
import { hasErrors } from '#domain/result'
import { saoPauloDate } from '#domain/values/dates'
import { siteConfig } from '#domain/site/siteConfig'

/** The year that it is in São Paulo. */
export const thisYear = (): number => Number(saoPauloDate(new Date())?.slice(0, 4))

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * The row of an application form that a browser without JavaScript posts: the form's own field names,
 * everything text.
 *
 * @returns null when a rule of spec §5 is broken
 */
export function readPlainForm(body: unknown): object | null {
  const posted = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const form: ApplicationForm = {
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
  if (hasErrors(applicationErrors(form, thisYear()))) return null
  return {
    ...applicationRequestOf(form, siteConfig.termsVersion),
    client_id: randomUUID(),
    website: text(posted.website),
    seconds_to_fill: null,
  }
}
