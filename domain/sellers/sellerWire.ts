import { z } from 'zod'

import { SELLER_COUNTRY_KEYS } from '../values/countries'
import {
  ADDRESS_LINE_MAX,
  CITY_MAX,
  DESCRIPTION_MAX,
  FREE_TEXT_MAX,
  HECTARES_MAX,
  NAME_MAX,
  PHONE_MAX,
  POSTAL_CODE_MAX,
  SELLER_CERTIFICATIONS_MAX,
  STATE_MAX,
  URL_MAX,
} from '../limits'
import { onlyDigits } from '../text/masks'
import { isDateOnly } from '../values/dates'
import { REGION_KEYS } from './regions'
import { WIRE_STORE_STATUSES } from './storeStatus'
import {
  listQuery,
  listResponse,
  longText,
  timestamp,
  oneOrMany,
  requiredText,
  text,
} from '../wire/common'

/** Those that were there and those of a few attempts to save. */
const SEEN_CERTIFICATIONS_MAX = 5 * SELLER_CERTIFICATIONS_MAX

/** http(s) address or a path of our own (/files/…); nothing that a browser would run. */
export const imageUrl = z
  .string()
  .max(URL_MAX)
  .regex(/^(https?:\/\/|\/(?!\/))[^\s\p{Cc}\p{Surrogate}"'<>\\]+$/u, {
    error: 'Endereço de imagem inválido',
  })

export const phone = text(PHONE_MAX).refine(
  (value) => value === '' || (onlyDigits(value).length >= 8 && onlyDigits(value).length <= 15),
  { error: 'Telefone inválido' },
)

export const hectares = z.number().min(0).max(HECTARES_MAX)

export const countryCode = z.string().toUpperCase().pipe(z.enum(SELLER_COUNTRY_KEYS))

const memberSummary = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  cpf: z.string().nullish(),
  role: z.string().nullish(),
  photo: z.string().nullish(),
})

/** A day of the calendar; whether it may be one is the rules' to say (domain/sellers/pause). */
const day = z.string().refine(isDateOnly, { error: 'Informe uma data válida' })

/** POST /vendor/sellers/me/pause: 'Férias ou safra', both days included. */
export const sellerPauseRequest = z.strictObject({ from: day, to: day })

/** What staff write about a seller for one another. */
const sellerNote = z.object({
  id: z.string(),
  text: z.string(),
  author: z.string().nullable(),
  at: timestamp,
})

const sellerProduct = z.object({ id: z.string(), title: z.string(), status: z.string() })
const sellerOrder = z.object({
  id: z.string(),
  display_id: z.number().nullable(),
  status: z.string(),
  created_at: timestamp,
})

/** A seller as the seller and staff see it (spec §3). store_status is upper case (R36). */
export const seller = z
  .object({
    id: z.string(),
    name: z.string(),
    handle: z.string(),
    description: z.string().nullish(),
    tax_id: z.string(),
    country_code: z.string().nullish(),
    state: z.string().nullish(),
    city: z.string().nullish(),
    postal_code: z.string().nullish(),
    address_line: z.string().nullish(),
    region: z.string().nullish(),
    hectares: z.number().nullish(),
    producer_history: z.string().nullish(),
    phone: z.string().nullish(),
    photo: z.string().nullish(),
    certifications: z.array(z.string()).nullish(),
    contract_signed: z.boolean().nullish(),
    contract_signed_at: timestamp.nullish(),
    /** For the seller: whether they have looked at the freight table and saved it. */
    freight_saved: z.boolean().optional(),
    store_status: z.string(),
    /** 'Férias ou safra', running or to come; both days included, yyyy-MM-dd. */
    pause: z.object({ from: z.string(), to: z.string() }).nullish(),
    /** Why staff switched the status, when they said so. */
    status_reason: z.string().nullish(),
    /** For staff: registered, and not once made active. */
    never_approved: z.boolean().optional(),
    email: z.string().nullish(),
    /** For staff: what they wrote for one another, newest first, and when the producer was reminded of the contract. */
    notes: z.array(sellerNote).optional(),
    contract_reminded_at: timestamp.nullish(),
    members: z.array(memberSummary).optional(),
    /** For staff, on one seller's page: the newest of each; their lists have them all. Orders for who sees money. */
    products: z.array(sellerProduct).optional(),
    orders: z.array(sellerOrder).optional(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'Seller' })
export type Seller = z.infer<typeof seller>

export const sellerResponse = z.object({ seller })
export type SellerResponse = z.infer<typeof sellerResponse>

/** POST /vendor/sellers/me: what a seller may change; what is left out stays, and so do name and tax id (spec §5 Profile form). */
export const sellerUpdateRequest = z.strictObject({
  /** Sent by the profile form although it is read only (spec §7); the server keeps the stored name. */
  name: requiredText(NAME_MAX).optional(),
  description: longText(DESCRIPTION_MAX).nullish(),
  country_code: countryCode.optional(),
  state: requiredText(STATE_MAX).optional(),
  city: requiredText(CITY_MAX).optional(),
  postal_code: text(POSTAL_CODE_MAX).nullish(),
  address_line: text(ADDRESS_LINE_MAX).nullish(),
  region: z.enum(REGION_KEYS).nullish(),
  hectares: hectares.nullish(),
  producer_history: longText(DESCRIPTION_MAX).nullish(),
  phone: phone.nullish(),
  photo: imageUrl.nullish(),
  certifications: z.array(imageUrl).max(SELLER_CERTIFICATIONS_MAX).nullish(),
  /**
   * With `certifications`: those that were seen, and those that the same form has sent before. One that is in neither list
   * was added meanwhile and stays, behind the sent ones.
   */
  seen_certifications: z.array(imageUrl).max(SEEN_CERTIFICATIONS_MAX).optional(),
})
export type SellerUpdateRequest = z.infer<typeof sellerUpdateRequest>

/**
 * POST /admin/sellers/{id}: status in any case (R36), or the photo; null removes it. `expected_status` is the status that was
 * on the screen: another one now is 409 with `current {store_status}`.
 */
export const adminSellerUpdateRequest = z
  .strictObject({
    store_status: z.string().toUpperCase().pipe(z.enum(WIRE_STORE_STATUSES)).optional(),
    /** With store_status: what the producer reads; a refused registration needs it. */
    reason: longText(FREE_TEXT_MAX).optional(),
    expected_status: z.enum(WIRE_STORE_STATUSES).optional(),
    photo: imageUrl.nullable().optional(),
  })
  .refine((body) => body.store_status !== undefined || body.photo !== undefined, {
    error: 'Informe store_status ou photo',
  })

/** POST /admin/sellers/{id}/notes */
export const sellerNoteRequest = z.strictObject({ text: longText(FREE_TEXT_MAX).min(1) })

/** GET /admin/sellers/{id}/selling: how the seller deals with the orders answered lately (`SELLING`). */
export const sellingResponse = z.object({
  selling: z.object({
    /** Orders that the seller answered. */
    answered: z.number(),
    accepted: z.number(),
    /** Of the accepted ones, those of which a package has left. */
    sent: z.number(),
    /** Median of the days from the approval to the first package; null when nothing was sent. */
    days_to_send: z.number().nullable(),
    /** Of the sent ones, those with a return that was not refused. */
    returned: z.number(),
  }),
})
export type Selling = z.infer<typeof sellingResponse>['selling']

export const sellerListQuery = listQuery(['name', 'created_at', 'city', 'state', 'store_status'], {
  /** `pending` is unsigned (spec §9). */
  contract: z.enum(['all', 'signed', 'pending']).optional(),
  /** Whether there is a rate to sign for. */
  rate: z.enum(['with', 'without']).optional(),
  /** Only who rejects too many orders (LOW_ACCEPTANCE). */
  acceptance: z.enum(['low']).optional(),
  /** A part of the city's name. */
  city: text(CITY_MAX).optional(),
  store_status: oneOrMany(['active', 'inactive', 'pending', 'blocked', 'suspended']).optional(),
})
export type SellerListQuery = z.infer<typeof sellerListQuery>

/** Cards of the admin list (R35). */
export const sellerSummary = z.object({
  total: z.number(),
  active: z.number(),
  signed: z.number(),
  unsigned: z.number(),
})
export type SellerSummary = z.infer<typeof sellerSummary>

export const sellerListResponse = listResponse('sellers', seller, sellerSummary)
export type SellerListResponse = z.infer<typeof sellerListResponse>
