import { z } from 'zod'

import {
  ADDRESS_LINE_MAX,
  CITY_MAX,
  DESCRIPTION_MAX,
  NAME_MAX,
  PHONE_MAX,
  POSTAL_CODE_MAX,
  STATE_MAX,
} from '../limits'
import { longText, text } from '../wire/common'

/** What the registration form opens with, by the payload's names; all of it may be corrected there. */
export const invitationPrefill = z.strictObject({
  name: text(NAME_MAX).optional(),
  description: longText(DESCRIPTION_MAX).optional(),
  tax_id: text(40).optional(),
  postal_code: text(POSTAL_CODE_MAX).optional(),
  country_code: text(2).optional(),
  state: text(STATE_MAX).optional(),
  city: text(CITY_MAX).optional(),
  address_line: text(ADDRESS_LINE_MAX).optional(),
  region: text(40).optional(),
  producer_history: longText(DESCRIPTION_MAX).optional(),
  phone: text(PHONE_MAX).optional(),
})
export type InvitationPrefill = z.infer<typeof invitationPrefill>

/** GET /public/invitations/{token}: what the holder of the link may know. */
export const invitationResponse = z.object({
  invitation: z.object({
    email: z.string(),
    /** Name of the invited person. */
    name: z.string().nullable(),
    role: z.enum(['owner', 'member']),
    /** The winery whose team they join; null when they are to found their own. */
    seller_name: z.string().nullable(),
    prefill: invitationPrefill,
    expires_at: z.string(),
  }),
})
export type InvitationResponse = z.infer<typeof invitationResponse>
export type Invitation = InvitationResponse['invitation']
