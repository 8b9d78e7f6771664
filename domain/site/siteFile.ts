import { z } from 'zod'
import { BANNER_MAX, EMAIL_MAX } from '../limits'
import { formatCnpj, isValidCnpj } from '../values/taxId'
import { isDateOnly } from '../values/dates'
import { requiredText, text as optionalText } from '../wire/common'
import type { OwnSite } from './siteConfig'

const text = requiredText(300)
const secureAddress = optionalText(300).startsWith('https://', 'Precisa começar com https://')
/** On our own origin: the pages load nothing from elsewhere; '//host/…' is another one's. */
const ownPicture = z
  .string()
  .regex(
    /^\/(?!\/)[\w./-]{1,200}$/,
    'Não é o endereço de um arquivo deste site (use /files/foto.webp)',
  )
/** Of any year: 29/02 is a day of some. */
const dayAndMonth = z
  .string()
  .refine(
    (value) => isDateOnly(`2024-${value.slice(3)}-${value.slice(0, 2)}`) && value[2] === '/',
    'Não é um dia (use 30/09)',
  )
const DAY = z.union([z.iso.date(), z.iso.datetime({ local: true, offset: true })])
/** A day, with or without its time. What else an engine reads as a date, another browser does not. */
const date = z
  .string()
  .max(40)
  .refine((value) => DAY.safeParse(value).success, 'Não é uma data (use 2026-12-31T23:59:59)')
/** A day alone is meant whole, where the reader is: as a moment, every engine would begin it at midnight in London (R10). */
const atDaysEnd = (value: string): string => (isDateOnly(value) ? `${value}T23:59:59` : value)
/** Masked as the contract shows it (R11). An empty one is still to come, as in an example that somebody has begun to fill in. */
const cnpj = z
  .string()
  .overwrite(formatCnpj)
  .refine((value) => value === '' || isValidCnpj(value), 'Não é um CNPJ válido')

/** Each field of the file, judged; 'Configurações' judges what is typed there by the same (settingsWire). */
export const SITE_FIELDS = {
  brand: text,
  email: z.email('Não é um e-mail'),
  social: z.array(z.strictObject({ name: text, url: secureAddress })).max(10),
  countdownTarget: date.overwrite(atDaysEnd),
  applicationDeadline: dayAndMonth,
  launchPeriod: text,
  salesStart: text,
  salesOpen: z.boolean(),
  salesOpenSince: z.iso.date('Não é um dia (use 2026-12-31)'),
  banner: requiredText(BANNER_MAX),
  commission: z.number().min(0).max(100),
  payoutTerm: text,
  contractVenue: text,
  termsVersion: text,
  termsUpdatedAt: date,
  trackingPage: secureAddress,
  shopUrl: secureAddress,
  replyAddress: z.email('Não é um e-mail').max(EMAIL_MAX),
  testimonials: z
    .array(z.strictObject({ name: text, winery: text, text, picture: ownPicture.optional() }))
    .max(12),
}

export const COMPANY_FIELDS = {
  name: text,
  city: text,
  state: z.string().regex(/^[A-Z]{2}$/, 'Não é a sigla de um estado (use SP)'),
  taxId: cnpj,
  address: optionalText(300),
}

/** Every field may be missing; one that we do not know is refused, so that no typing error goes unnoticed. */
const siteSchema = z
  .strictObject({ ...SITE_FIELDS, company: z.strictObject(COMPANY_FIELDS).partial() })
  .partial()

/**
 * A setting that names the file with what the site's owner says of it (JSON); absent: nothing.
 * @param readText throws when there is no such file
 */
export const siteFile = (readText: (path: string) => string) =>
  z
    .string()
    .optional()
    .transform((path, context): OwnSite => {
      if (path === undefined) return {}
      const problem = (message: string) => {
        context.addIssue({ code: 'custom', message: `${path}: ${message}` })
        return z.NEVER
      }
      let content: unknown
      try {
        content = JSON.parse(readText(path))
      } catch (error) {
        return problem(
          error instanceof SyntaxError ? 'não é JSON válido' : 'o arquivo não pode ser lido',
        )
      }
      const read = siteSchema.safeParse(content)
      if (read.success) return read.data
      return problem(
        read.error.issues
          .map(({ path: field, message }) => [field.join('.'), message].filter(Boolean).join(': '))
          .join('\n  '),
      )
    })
