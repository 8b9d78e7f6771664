import { z } from 'zod'
import { freightStates } from '../freight/freightWire'
import { HANDLING_DAYS_MAX, LIST_OFFSET_MAX } from '../limits'
import { timestamp } from '../wire/common'
import { SETTING_NAMES, type SettingName, type SettingValues } from './settings'
import { COMPANY_FIELDS, SITE_FIELDS } from './siteFile'

/** Each setting, judged as the file and the environment judge it. What a site must say cannot be emptied here. */
export const SETTING_FIELDS = {
  countdownTarget: SITE_FIELDS.countdownTarget,
  applicationDeadline: SITE_FIELDS.applicationDeadline,
  launchPeriod: SITE_FIELDS.launchPeriod,
  salesStart: SITE_FIELDS.salesStart,
  salesOpen: SITE_FIELDS.salesOpen,
  salesOpenSince: SITE_FIELDS.salesOpenSince,
  banner: SITE_FIELDS.banner,
  commission: SITE_FIELDS.commission,
  replyAddress: SITE_FIELDS.replyAddress,
  payoutTerm: SITE_FIELDS.payoutTerm,
  testimonials: SITE_FIELDS.testimonials,
  payoutDays: z.number().int().min(0).max(365),
  payoutMinCents: z.number().int().min(1).max(100_000_00),
  freightHandlingDays: z.number().int().min(0).max(HANDLING_DAYS_MAX),
  freightStates: freightStates.refine((states) => Object.keys(states).length > 0, {
    error: 'Nenhum estado com preço.',
  }),
  'company.name': COMPANY_FIELDS.name,
  'company.taxId': COMPANY_FIELDS.taxId.min(1, 'Não é um CNPJ válido'),
  'company.address': COMPANY_FIELDS.address.min(1),
  'company.city': COMPANY_FIELDS.city,
  'company.state': COMPANY_FIELDS.state,
} as const satisfies { [Name in SettingName]: z.ZodType<SettingValues[Name]> }

/** A setting's own value in the database, if there is one, and what counts without it. */
export interface SettingState<Name extends SettingName> {
  own: SettingValues[Name] | null
  below: SettingValues[Name] | null
  /** Who says what is below: the file or the environment, or the specification. */
  below_is: 'file' | 'default'
}

/** An object with a field for each setting; the compiler cannot follow how it is made. */
const ofEach = <Wire>(
  object: (shape: z.ZodRawShape) => z.ZodType,
  wrap: (field: z.ZodType) => z.ZodType,
) =>
  object(
    Object.fromEntries(SETTING_NAMES.map((name) => [name, wrap(SETTING_FIELDS[name])])),
  ) as z.ZodType<Wire, Wire>

const settings = ofEach<{ [Name in SettingName]: SettingState<Name> }>(z.object, (field) =>
  z.object({
    own: field.nullable(),
    below: field.nullable(),
    below_is: z.enum(['file', 'default']),
  }),
)

/** GET /admin/settings, and the answer of each change. */
export const settingsResponse = z
  .object({
    /** That of the newest change. */
    version: z.number(),
    settings,
  })
  .meta({ id: 'Settings' })
export type SettingsResponse = z.output<typeof settingsResponse>

export type SettingChanges = { [Name in SettingName]?: SettingValues[Name] | null | undefined }

const changes = ofEach<SettingChanges>(z.strictObject, (field) => field.nullable().optional())

/** POST /admin/settings. Null: back to what is below. `version` is that of the page: a field that was changed since is a conflict (409). */
export const settingsRequest = z.strictObject({
  version: z.number().int().min(0),
  values: changes,
})
export type SettingsRequest = z.output<typeof settingsRequest>

/** GET /admin/settings/history: the newest first. */
export const settingsHistoryQuery = z.object({
  offset: z.coerce.number().int().min(0).max(LIST_OFFSET_MAX).default(0),
})
export const settingsHistoryResponse = z.object({
  changes: z.array(
    z.object({
      id: z.number(),
      setting: z.enum(SETTING_NAMES),
      /** In words; null: what is below. */
      before: z.string().nullable(),
      after: z.string().nullable(),
      by: z.string(),
      at: timestamp,
    }),
  ),
  count: z.number(),
})
export type SettingsHistory = z.output<typeof settingsHistoryResponse>

/** POST /admin/settings/pictures: a picture for a testimonial, small and on our origin; it waits a day for its use. */
export const sitePictureResponse = z.object({ picture: z.string() })

/** GET /public/site: what the database says of the site, above each gateway's file. Nothing of money but the offer. */
export const publicSiteResponse = z.object({
  version: z.number(),
  site: z
    .object({ ...SITE_FIELDS, company: z.object(COMPANY_FIELDS).partial() })
    .omit({ replyAddress: true })
    .partial(),
})
