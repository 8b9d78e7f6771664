import { z } from 'zod'

import { PASSWORD_MAX } from '../limits'
import { ERASURE_WORD } from './privacy'

/**
 * POST /vendor/privacy/erasure. `company` erases the company's account with everybody in it and needs an owner;
 * `person` erases the caller alone.
 */
export const erasureRequest = z.strictObject({
  scope: z.enum(['company', 'person']),
  password: z.string().min(1, { error: 'Senha é obrigatória' }).max(PASSWORD_MAX),
  confirmation: z.literal(ERASURE_WORD, { error: `Digite ${ERASURE_WORD} para confirmar` }),
})
export type ErasureRequest = z.infer<typeof erasureRequest>

export const erasureResponse = z.object({ erased: z.literal(true) })
