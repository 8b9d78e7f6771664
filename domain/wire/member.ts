import { z } from 'zod'

import { NAME_MAX } from '../limits'
import { requiredText } from './common'
import { imageUrl, seller } from './seller'

/** The signed-in person with their seller: GET /vendor/me. */
export const member = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  cpf: z.string().nullish(),
  role: z.string().nullish(),
  photo: z.string().nullish(),
  seller: seller.nullish(),
})
export type Member = z.infer<typeof member>

export const memberResponse = z.object({ member })
export type MemberResponse = z.infer<typeof memberResponse>

/** POST /vendor/members/{id}. */
export const memberUpdateRequest = z.strictObject({
  name: requiredText(NAME_MAX),
  photo: imageUrl.nullish(),
})
export type MemberUpdateRequest = z.infer<typeof memberUpdateRequest>
