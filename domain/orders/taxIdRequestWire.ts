import { z } from 'zod'
import { taxId } from '../wire/taxId'
import { timestamp } from '../wire/common'

/** POST /vendor/orders/{id}/tax-id-request: the buyer was asked for their CPF or CNPJ. */
export const taxIdRequestResponse = z.object({ asked_at: timestamp })

/** What the buyer's page shows of the order by its link: nothing of who bought. */
export const askedTaxIdResponse = z.object({
  display_id: z.number(),
  seller_name: z.string(),
  /** What was given now. */
  is_given: z.boolean(),
})
export type AskedTaxId = z.infer<typeof askedTaxIdResponse>

/** POST /store/tax-ids/{token}. */
export const taxIdAnswer = z.strictObject({ tax_id: taxId })
