import { z } from 'zod'

import { PASSWORD_MAX } from '../limits'
import { name } from '../wire/name'
import { newPassword } from '../account/authWire'
import { seller } from '../sellers/sellerWire'

/** The signed-in person with their seller: GET /vendor/me. */
export const member = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    cpf: z.string().nullish(),
    role: z.string().nullish(),
    photo: z.string().nullish(),
    seller: seller.nullish(),
  })
  .meta({ id: 'Member' })
export type Member = z.infer<typeof member>

export const memberResponse = z.object({ member })
export type MemberResponse = z.infer<typeof memberResponse>

/** POST /vendor/members/{id}. */
export const memberUpdateRequest = z.strictObject({ name })

/** POST /vendor/members/me/password: answered with a token, as every session has ended. */
export const passwordChangeRequest = z.strictObject({
  current_password: z.string().min(1).max(PASSWORD_MAX),
  new_password: newPassword,
})
export type PasswordChangeRequest = z.infer<typeof passwordChangeRequest>
