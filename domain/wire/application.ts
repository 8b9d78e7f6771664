import { z } from 'zod'

import {
  CITY_MAX,
  FOUNDING_YEAR_MAX,
  FOUNDING_YEAR_MIN,
  NAME_MAX,
  SHORT_TEXT_MAX,
  STOCK_MAX,
} from '../limits'
import { email } from './auth'
import { listQuery, listResponse, moment, requiredText } from './common'

const fields = {
  brand: requiredText(NAME_MAX),
  responsible_name: requiredText(NAME_MAX),
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

export const application = z.object({ ...fields, id: z.string(), created_at: moment })
export type Application = z.infer<typeof application>

export const applicationListQuery = listQuery(['created_at', 'brand', 'city'], {})
export type ApplicationListQuery = z.infer<typeof applicationListQuery>

export const applicationListResponse = listResponse(
  'applications',
  application,
  z.object({ total: z.number() }),
)
export type ApplicationListResponse = z.infer<typeof applicationListResponse>
