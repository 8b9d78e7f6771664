import { z } from 'zod'

import { APPLICATION_STATUS_KEYS, INVITATION_STATE_KEYS } from './applicationStatus'
import {
  CITY_MAX,
  FOUNDING_YEAR_MAX,
  FOUNDING_YEAR_MIN,
  FREE_TEXT_MAX,
  SEARCH_MAX,
  SHORT_TEXT_MAX,
  STOCK_MAX,
} from '../limits'
import { email } from '../account/authWire'
import { longText, timestamp, requiredText, text } from '../wire/common'
import { name } from '../wire/name'
import { simpleRestQuery } from '../wire/simpleRest'

const fields = {
  brand: name,
  responsible_name: name,
  responsible_email: email,
  city: requiredText(CITY_MAX),
  founding_year: z.number().int().min(FOUNDING_YEAR_MIN).max(FOUNDING_YEAR_MAX).nullable(),
  instagram: requiredText(SHORT_TEXT_MAX),
  stock_quantity: z.number().int().min(0).max(STOCK_MAX).nullable(),
  how_found_winex: requiredText(SHORT_TEXT_MAX),
}

/** One row of the suppliers table (spec §3), with the accepted version of the terms (R19). */
export const applicationRequest = z.strictObject({
  ...fields,
  terms_version: requiredText(40).optional(),
})
export type ApplicationRequest = z.infer<typeof applicationRequest>

/** Sortable fields of the staff's list. */
export const APPLICATION_SORTS = [
  'created_at',
  'brand',
  'responsible_name',
  'city',
  'status',
  'invited_at',
] as const
export type ApplicationSort = (typeof APPLICATION_SORTS)[number]

/** One application as staff see it. */
export const application = z
  .object({
    id: z.string(),
    brand: z.string(),
    responsible_name: z.string(),
    responsible_email: z.string(),
    city: z.string(),
    founding_year: z.number().nullable(),
    instagram: z.string().nullable(),
    stock_quantity: z.number().nullable(),
    how_found_winex: z.string().nullable(),
    terms_version: z.string(),
    terms_accepted_at: timestamp,
    status: z.enum(APPLICATION_STATUS_KEYS),
    notes: z.string().nullable(),
    invited_at: timestamp.nullable(),
    /** Of the last invitation sent for it. */
    invitation: z.enum(INVITATION_STATE_KEYS),
    /** The winery whose team has the applicant's e-mail; null while there is none. */
    seller: z.object({ id: z.string(), name: z.string() }).nullable(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'Application' })
export type Application = z.infer<typeof application>

/** GET /admin/applications, in the dialect of ra-data-simple-rest. */
export const applicationListQuery = simpleRestQuery(APPLICATION_SORTS, {
  q: text(SEARCH_MAX).optional(),
  status: z.enum(APPLICATION_STATUS_KEYS).optional(),
})
export type ApplicationListQuery = z.infer<typeof applicationListQuery>

/** The whole answer of the list: the total is in Content-Range. */
export const applicationListResponse = z.array(application)

/** PUT /admin/applications/{id}: what staff may write; the producer's own answers stay as they were sent. */
export const applicationUpdateRequest = z.strictObject({
  status: z.enum(APPLICATION_STATUS_KEYS).optional(),
  notes: longText(FREE_TEXT_MAX).nullable().optional(),
  /** `updated_at` as last read: a colleague's change in between is not overwritten (409). */
  expected_updated_at: timestamp.optional(),
})
export type ApplicationUpdateRequest = z.infer<typeof applicationUpdateRequest>

/** POST /admin/applications/{id}/invite. */
export const applicationInviteRequest = z.strictObject({
  /** Sends a new link although one was sent already; the older one ends. */
  again: z.boolean().optional(),
})

/** GET /admin/applications/summary: the cards, over everything. */
export const applicationSummary = z.object({
  total: z.number(),
  new: z.number(),
  contacted: z.number(),
  approved: z.number(),
  declined: z.number(),
})
export type ApplicationSummary = z.infer<typeof applicationSummary>
