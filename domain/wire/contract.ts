import { z } from 'zod'

import { moment } from './common'
import { seller } from './seller'

/**
 * GET /vendor/sellers/me/contract: the text as it stands for this seller today, or as it was signed (R34).
 */
export const contractResponse = z.object({
  contract: z.object({
    text: z.string(),
    sha256: z.string(),
    /** Percent 0-100. */
    rate: z.number(),
    signed_at: moment.nullish(),
  }),
})
export type ContractResponse = z.infer<typeof contractResponse>

/** POST /vendor/sellers/me/contract/sign: the hash of the text on the screen, so that nobody signs another. */
export const contractSignRequest = z.strictObject({
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, { error: 'Formato inválido' })
    .optional(),
})
export type ContractSignRequest = z.infer<typeof contractSignRequest>

export const contractSignResponse = z.object({ seller })
export type ContractSignResponse = z.infer<typeof contractSignResponse>
